import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { blocksBetween } from '../block/block.store.ts'
import { withInterest } from '../property/home.store.ts'
import { checkMayAsk, checkMayWrite, homeWasRemoved, noSuchConversation } from './conversation.rules.ts'
import {
  findOrAddConversation,
  homeOfConversation,
  lockConversation,
  peopleForKeyShare,
  peopleOf,
} from './conversation.store.ts'
import { type About, correspondentsOf } from './correspondents.ts'
import { addMessage, latestMessageIn, messageUnderKey } from './message.store.ts'
import { messageIdAfter } from './message-id.ts'
import { mailIfUnread } from './unread-mail.ts'

export const messageLimit: RateLimit = { what: 'messages of a person', most: 30, seconds: 60 }
export const beginLimit: RateLimit = { what: 'conversations of a person', most: 30, seconds: 86_400 }

type Dependencies = { db: Database; now: () => Date }
type MessageInput = { text: string; key?: string | undefined }

export async function writeMessage(
  { db, now }: Dependencies,
  caller: Caller,
  id: string,
  input: MessageInput,
): Promise<string> {
  const people = await peopleOf(db, caller.id, id)
  if (!people) throw noSuchConversation()
  await countTry(db, messageLimit, caller.id)
  return db.transaction(async (tx) => {
    const otherId = people.buyerId === caller.id ? people.agentId : people.buyerId
    const pair = await lockedPair(tx, caller, otherId)
    return writeIn(tx, id, { ...pair, otherId }, input, now())
  })
}

/**
 * Sends a message to the agent of a home or to the other party of an offer, in the only conversation about that home
 * with that buyer. Returns the conversation's id.
 */
export async function beginConversation(
  { db, now }: Dependencies,
  caller: Caller,
  { text, key, ...about }: About & MessageInput,
): Promise<string> {
  const { home, other, isBuyer, conversationId } = await correspondentsOf(db, caller, about)
  if (!conversationId) await countTry(db, beginLimit, caller.id)
  await countTry(db, messageLimit, caller.id)
  return db.transaction(async (tx) => {
    const otherId = other?.id ?? ''
    const pair = await lockedPair(tx, caller, otherId)
    const locked = await homeOfConversation(tx, home._id, 'key share')
    if (!locked) throw homeWasRemoved()
    if (about.propertyId !== undefined && !conversationId) checkMayAsk(await withInterest(tx, caller, locked), locked)
    if (!pair.other) checkMayWrite({ ...noBlocks, ownRole: pair.self.role, otherRole: undefined }, undefined)
    const [buyerId, agentId] = isBuyer ? [caller.id, otherId] : [otherId, caller.id]
    const begun = { propertyId: home._id, buyerId, agentId, title: locked.title, now: now() }
    const id = await findOrAddConversation(tx, begun)
    await writeIn(tx, id, { ...pair, otherId }, { text, key }, now())
    return id
  })
}

const noBlocks = { hasBlocked: false, isBlocked: false }

type Pair = Awaited<ReturnType<typeof lockedPair>>

async function lockedPair(tx: Queryable, caller: Caller, otherId: string) {
  const people = await peopleForKeyShare(tx, [caller.id, otherId])
  const self = people.find(({ id }) => id === caller.id)
  admit('signedIn', self)
  return { self: self ?? caller, other: people.find(({ id }) => id === otherId) }
}

/**
 * Adds a message to a conversation. A message already sent with this key is accepted again without effect, even if a
 * later change such as a block would refuse it.
 */
async function writeIn(
  tx: Queryable,
  conversationId: string,
  { self, other, otherId }: Pair & { otherId: string },
  { text, key }: MessageInput,
  now: Date,
): Promise<string> {
  if (!(await lockConversation(tx, conversationId))) throw noSuchConversation()
  const sender = { conversationId, senderId: self.id }
  const existing = key && (await messageUnderKey(tx, { ...sender, key }))
  if (existing) return existing
  const blocks = await blocksBetween(tx, self.id, otherId)
  checkMayWrite({ ...blocks, ownRole: self.role, otherRole: other ? other.role : undefined }, other?.name)
  const id = messageIdAfter(await latestMessageIn(tx, conversationId), now)
  await addMessage(tx, { id, ...sender, text, key, createdAt: now }, [self.id, otherId])
  await mailIfUnread(tx, { conversationId, readerId: otherId })
  await emitEvent(tx, { to: [self.id, otherId], topic: 'messages', id: conversationId })
  return id
}
