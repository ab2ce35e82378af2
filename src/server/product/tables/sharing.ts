import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'
import { properties } from './property.ts'

export const sharings = pgTable('sharing', { id: id(), createdAt: createdAt() })

const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const ofSharing = () =>
  uuid('sharing_id')
    .notNull()
    .references(() => sharings.id, { onDelete: 'cascade' })

/** Both members of a sharing. The key allows each person only one. */
export const sharingMembers = pgTable(
  'sharing_member',
  { userId: person().primaryKey(), sharingId: ofSharing() },
  (table) => [index('sharing_member_of').on(table.sharingId)],
)

/** Open invitations, one for each inviter. `tokenHash`: SHA-256 of the link's token, which is not stored. */
export const sharingInvitations = pgTable(
  'sharing_invitation',
  {
    userId: person().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    lapsesAt: moment('lapses_at').notNull(),
  },
  (table) => [index('sharing_invitation_end').on(table.lapsesAt)],
)

export const homeVotes = pgTable(
  'home_vote',
  {
    userId: person(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    sharingId: ofSharing(),
    isFor: boolean('is_for').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('home_vote_property').on(table.propertyId),
    index('home_vote_of').on(table.sharingId),
  ],
)
