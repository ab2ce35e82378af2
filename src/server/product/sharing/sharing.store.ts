import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/database.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { homeVotes, sharingInvitations, sharingMembers, sharings } from '../tables/sharing.ts'

const own = alias(sharingMembers, 'own')
const partner = alias(sharingMembers, 'partner')

const partnerFields = {
  sharingId: sharings.id,
  since: sql<string>`${isoMoment(sharings.createdAt)}`,
  id: users.id,
  email: users.email,
  name: users.name,
  photoUrl: users.photoUrl,
}

export async function partnerOf(db: Queryable, userId: string) {
  const read = () =>
    db
      .select(partnerFields)
      .from(own)
      .innerJoin(sharings, eq(sharings.id, own.sharingId))
      .innerJoin(partner, and(eq(partner.sharingId, own.sharingId), ne(partner.userId, own.userId)))
      .innerJoin(users, eq(users.id, partner.userId))
      .where(eq(own.userId, sql.placeholder('userId')))
  const [row] = await runPrepared(db, 'partner_of', read, { userId }) // each wish asks it
  return row
}

export async function sharingAmong(tx: Queryable, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: sharingMembers.userId })
    .from(sharingMembers)
    .where(inArray(sharingMembers.userId, ids))
  return rows.map(({ id }) => id)
}

/** Locks these people in the order of their ids, so that concurrent changes of their sharing run one after another. */
export const lockedPeople = (tx: Queryable, ids: string[]) =>
  tx
    .select({ id: users.id, email: users.email, name: users.name, photoUrl: users.photoUrl, role: users.role })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('update')

/** Adds a sharing of two people, who must be locked and share with no one else. */
export async function addSharing(tx: Queryable, ids: [string, string]): Promise<string> {
  const [row] = await tx.insert(sharings).values({}).returning({ id: sharings.id })
  const sharingId = row?.id ?? ''
  await tx.insert(sharingMembers).values(ids.map((userId) => ({ userId, sharingId })))
  await tx.delete(sharingInvitations).where(inArray(sharingInvitations.userId, ids))
  return sharingId
}

/** Removes a sharing with its votes; its notes are no longer shared. Returns false if it was already removed. */
export async function removeSharing(tx: Queryable, id: string): Promise<boolean> {
  const removed = await tx.delete(sharings).where(eq(sharings.id, id))
  return removed.rowCount === 1
}

type NewInvitation = { userId: string; tokenHash: string; createdAt: Date; lapsesAt: Date }

export async function putInvitation(tx: Queryable, invitation: NewInvitation): Promise<void> {
  const { tokenHash, createdAt, lapsesAt } = invitation
  await tx
    .insert(sharingInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: sharingInvitations.userId, set: { tokenHash, createdAt, lapsesAt } })
}

export async function invitationOf(db: Queryable, userId: string, now: Date) {
  const [row] = await db
    .select({
      madeAt: sql<string>`${isoMoment(sharingInvitations.createdAt)}`,
      lapsesAt: sql<string>`${isoMoment(sharingInvitations.lapsesAt)}`,
    })
    .from(sharingInvitations)
    .where(and(eq(sharingInvitations.userId, userId), gt(sharingInvitations.lapsesAt, now)))
  return row
}

export async function invitationBy(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ inviterId: sharingInvitations.userId, lapsesAt: sharingInvitations.lapsesAt })
    .from(sharingInvitations)
    .where(and(eq(sharingInvitations.tokenHash, tokenHash), gt(sharingInvitations.lapsesAt, now)))
  return row
}

export async function removeInvitation(db: Queryable, userId: string): Promise<number> {
  const removed = await db.delete(sharingInvitations).where(eq(sharingInvitations.userId, userId))
  return removed.rowCount ?? 0
}

type Vote = { userId: string; propertyId: string; sharingId: string; isFor: boolean }

export async function putVote(tx: Queryable, vote: Vote): Promise<void> {
  const { sharingId, isFor } = vote
  await tx
    .insert(homeVotes)
    .values(vote)
    .onConflictDoUpdate({ target: [homeVotes.userId, homeVotes.propertyId], set: { sharingId, isFor } })
}

export async function removeVote(tx: Queryable, userId: string, propertyId: string): Promise<void> {
  await tx.delete(homeVotes).where(and(eq(homeVotes.userId, userId), eq(homeVotes.propertyId, propertyId)))
}

/** Returns the partner, and prevents the end of the sharing until the transaction ends. */
export async function keptPartnerOf(tx: Queryable, userId: string): ReturnType<typeof partnerOf> {
  const found = await partnerOf(tx, userId)
  if (!found) return undefined
  const kept = await tx
    .select({ id: sharings.id })
    .from(sharings)
    .where(eq(sharings.id, found.sharingId))
    .for('key share')
  return kept.length > 0 ? found : undefined
}
