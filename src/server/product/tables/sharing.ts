import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { ofHome, ofUser } from './reference-columns.ts'

export const sharings = pgTable('sharing', { id: id(), createdAt: createdAt() })

const ofSharing = () =>
  uuid('sharing_id')
    .notNull()
    .references(() => sharings.id, { onDelete: 'cascade' })

/** Both members of a sharing. The key allows each person only one. */
export const sharingMembers = pgTable(
  'sharing_member',
  { userId: ofUser().primaryKey(), sharingId: ofSharing() },
  (table) => [index('sharing_member_of').on(table.sharingId)],
)

/** Open invitations, one for each inviter. `tokenHash`: SHA-256 of the link's token, which is not stored. */
export const sharingInvitations = pgTable(
  'sharing_invitation',
  {
    userId: ofUser().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lapsesAt: moment('lapses_at').notNull(),
  },
  (table) => [index('sharing_invitation_end').on(table.lapsesAt)],
)

export const homeVotes = pgTable(
  'home_vote',
  {
    userId: ofUser().notNull(),
    propertyId: ofHome().notNull(),
    sharingId: ofSharing(),
    isFor: boolean('is_for').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('home_vote_property').on(table.propertyId),
    index('home_vote_of').on(table.sharingId),
  ],
)
