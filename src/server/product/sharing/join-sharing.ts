import { createHash, randomBytes } from 'node:crypto'
import { isolated } from '#contract/isolated'
import { INVITATION_DAYS } from '#contract/sharing'
import * as t from '#messages/mails'
import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { blocksBetween } from '../block/block.store.ts'
import { notify } from '../notification/notify.ts'
import { checkMayJoin, checkMayShare, noSuchInvitation } from './sharing.rules.ts'
import { addSharing, invitationBy, lockedPeople, putInvitation, sharingAmong } from './sharing.store.ts'

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function invite(tx: Queryable, caller: Caller, now: Date) {
  const [person] = await lockedPeople(tx, [caller.id])
  admit('signedIn', person && caller)
  checkMayShare(person ?? caller, (await sharingAmong(tx, [caller.id])).length > 0)
  const token = randomBytes(24).toString('base64url')
  const lapsesAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  await putInvitation(tx, { userId: caller.id, tokenHash: hashOf(token), createdAt: now, lapsesAt })
  return { token, lapsesAt: lapsesAt.toISOString() }
}

/**
 * Returns the inviter if the caller may join; otherwise refuses. Both are locked, so that of two people who accept one
 * invitation, and of two invitations that one accepts, the first wins.
 */
export async function invitationFor(tx: Queryable, caller: Caller, token: string, now: Date) {
  const known = await invitationBy(tx, hashOf(token), now)
  if (!known) throw noSuchInvitation()
  const people = await lockedPeople(tx, [caller.id, known.inviterId])
  const self = people.find(({ id }) => id === caller.id)
  const inviter = people.find(({ id }) => id === known.inviterId)
  const invitation = await invitationBy(tx, hashOf(token), now) // used or withdrawn while this waited for the locks
  if (!self || !inviter || !invitation) throw noSuchInvitation()
  const sharing = await sharingAmong(tx, [self.id, inviter.id])
  const { hasBlocked, isBlocked } = await blocksBetween(tx, self.id, inviter.id)
  checkMayJoin({
    caller: self,
    inviter,
    isBlocked: hasBlocked || isBlocked,
    isInviterSharing: sharing.includes(inviter.id),
  })
  checkMayShare(self, sharing.includes(self.id))
  return { self, inviter, lapsesAt: invitation.lapsesAt }
}

export const joinSharing = (db: Database, caller: Caller, token: string, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    const { self, inviter } = await invitationFor(tx, caller, token, now)
    const id = await addSharing(tx, [self.id, inviter.id])
    const text = () => t.sharingJoined({ name: isolated(self.name) })
    await notify(tx, { email: inviter.email, kind: 'wishes', text, page: 'together' })
    for (const topic of ['wishes', 'notes'] as const) await emitEvent(tx, { topic, to: [self.id, inviter.id] })
    return id
  })
