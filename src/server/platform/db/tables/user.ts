import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Language } from '#contract/language'
import { createdAt, id, moment } from './columns.ts'

/**
 * Users. `email`: in lower case. `issuer`, `subject`: the account at the identity provider; null until the first
 * sign-in.
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
    /**
     * True if the provider had verified the address at the last sign-in; null if the provider doesn't say, and in older
     * rows.
     */
    emailVerified: boolean('email_verified'),
    mustVerifyEmail: boolean('must_verify_email').notNull().default(false),
    /** The language of mails, notifications and, once signed in, pages; null until the first sign-in since it exists. */
    language: text('language').$type<Language>(),
    createdAt: createdAt(),
    words: text('words'),
    contactsShown: text('contacts_shown', { enum: ['none', 'name', 'all'] })
      .notNull()
      .default('name'),
  },
  (table) => [
    unique('app_user_identity').on(table.issuer, table.subject),
    index('app_user_created').on(table.createdAt),
    index('app_user_word_forms').using('gin', table.words.op('gin_trgm_ops')),
    index('app_user_agent_words').using('gin', table.words.op('gin_trgm_ops')).where(sql`role = 'agent'`),
    index('app_user_admins').on(table.id).where(sql`role = 'admin'`),
    check('app_user_email_lower', sql`${table.email} = lower(${table.email})`),
    check('app_user_role', sql`${table.role} in ('admin', 'agent', 'fraud')`),
  ],
)

export const isConfirmed = () => sql<boolean>`(${users.emailVerified} is true)`

/** Addresses from ADMIN_EMAIL. Each grants the role only once, so that a later demotion or deletion stays in effect. */
export const adminGrants = pgTable('admin_grant', {
  email: text('email').primaryKey(),
  grantedAt: moment('granted_at'),
})

export const userFields = {
  _id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  photoURL: users.photoUrl,
}
