import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/**
 * The product's people. `email` is kept in lower case. (`issuer`, `subject`) is who the identity provider says they are,
 * bound at the first /jwt; a row without them waits for its first sign-in.
 */
export const users = pgTable(
  'app_user',
  {
    id: id(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    photoUrl: text('photo_url'),
    role: text('role', { enum: ['admin', 'agent', 'fraud'] }),
    issuer: text('issuer'),
    subject: text('subject'),
    /** The provider had verified the address by the last sign-in; null where it does not say, and before it was kept. */
    emailVerified: boolean('email_verified'),
    /** The account was made where REQUIRE_VERIFIED_EMAIL was on, and its address is not verified yet. */
    mustVerifyEmail: boolean('must_verify_email').notNull().default(false),
    createdAt: createdAt(),
    /** Name and e-mail address, as `word_forms` of the database writes them. A trigger keeps it. */
    words: text('words'),
  },
  (table) => [
    unique('app_user_identity').on(table.issuer, table.subject),
    index('app_user_created').on(table.createdAt),
    index('app_user_word_forms').using('gin', table.words.op('gin_trgm_ops')),
    index('app_user_admins').on(table.id).where(sql`role = 'admin'`),
    check('app_user_email_lower', sql`${table.email} = lower(${table.email})`),
    check('app_user_role', sql`${table.role} in ('admin', 'agent', 'fraud')`),
  ],
)

/** True for users who have confirmed their address; false when that is unknown. */
export const isConfirmed = () => sql<boolean>`(${users.emailVerified} is true)`

/** Addresses named by ADMIN_EMAIL: each makes its person an admin once, so a later demotion or deletion holds. */
export const adminGrants = pgTable('admin_grant', {
  email: text('email').primaryKey(),
  grantedAt: moment('granted_at'),
})

/** A user as the contract names its fields. */
export const userFields = {
  _id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  photoURL: users.photoUrl,
}
