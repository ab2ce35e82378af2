import { closedWords } from '#contract/conversation'
import * as t from '#messages/closedConversation'
import type { Queryable } from '../../platform/db/database.ts'
import { invalidField } from '../../refusal.ts'
import { blocksBetween, personToRead } from './block.store.ts'

type Words = { from: { id: string }; to: string; field: string; words: string | undefined }

/** Refuses a note if either user has blocked the other (P-142). An empty note is never refused. */
export async function checkWords(tx: Queryable, { from, to, field, words }: Words): Promise<void> {
  const reader = words ? await personToRead(tx, to) : undefined
  if (!reader) return
  const { hasBlocked, isBlocked } = await blocksBetween(tx, from.id, reader.id)
  if (!hasBlocked && !isBlocked) return
  const why = hasBlocked ? 'ownBlock' : 'blocked'
  throw invalidField(field, () => t.emptyField({ words: closedWords(why, reader.name) }))
}
