import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { identitySessions } from './identity.ts'
import { users } from './user.ts'

/**
 * Our sessions, one for each session of an identity provider. Access tokens contain their ids, and every request checks
 * them. With the built-in identity provider, a row is deleted with the provider's session; with another provider, it
 * stays, marked as ended, until the provider's session can no longer be renewed.
 */
export const signIns = pgTable(
  'sign_in',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerSession: text('provider_session').notNull(),
    identitySessionId: text('identity_session_id').references(() => identitySessions.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    renewedAt: moment('renewed_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('sign_in_once').on(table.userId, table.providerSession),
    index('sign_in_identity_session').on(table.identitySessionId),
    index('sign_in_expires').on(table.expiresAt),
    index('sign_in_open_of_user').on(table.userId, table.id).where(sql`ended_at is null`),
  ],
)
