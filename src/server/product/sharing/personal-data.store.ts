import { asc, eq } from 'drizzle-orm'
import { type PersonalData, partOf, type ReadOwn } from '../../platform/noun/personal-data.store.ts'
import { properties } from '../tables/property.ts'
import { homeVotes, sharingInvitations, sharingMembers, sharings } from '../tables/sharing.ts'

/** The time since which the person shares their wishlist; the partner's identity is not theirs to export. */
const sharing: ReadOwn = (db, own, part) =>
  db
    .select({ id: sharings.id, createdAt: sharings.createdAt })
    .from(sharingMembers)
    .innerJoin(sharings, eq(sharings.id, sharingMembers.sharingId))
    .where(partOf(sharings.id, eq(sharingMembers.userId, own.id), part))
    .orderBy(asc(sharings.id))
    .limit(part.most)

const sharingInvitation: ReadOwn = (db, own, part) =>
  db
    .select({
      id: sharingInvitations.userId,
      createdAt: sharingInvitations.createdAt,
      lapsesAt: sharingInvitations.lapsesAt,
    })
    .from(sharingInvitations)
    .where(partOf(sharingInvitations.userId, eq(sharingInvitations.userId, own.id), part))
    .limit(part.most)

const homeVote: ReadOwn = (db, own, part) =>
  db
    .select({ id: homeVotes.propertyId, title: properties.title, isFor: homeVotes.isFor })
    .from(homeVotes)
    .innerJoin(properties, eq(properties.id, homeVotes.propertyId))
    .where(partOf(homeVotes.propertyId, eq(homeVotes.userId, own.id), part))
    .orderBy(asc(homeVotes.propertyId))
    .limit(part.most)

export const personalDataOfSharing: PersonalData = {
  exported: { sharing, sharingInvitations: sharingInvitation, homeVotes: homeVote },
  forget: undefined,
}
