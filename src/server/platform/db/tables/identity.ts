import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * The issuer of ID tokens. It is a name instead of an address, so that users stay known when the host or port changes
 * (D-2).
 */
export const EMBEDDED_ISSUER = 'urn:keyhaven:identity'

/*
 * The embedded identity service's own tables, shaped as Better Auth's `getAuthTables` asks. They hold who can sign in and
 * how; what a person may do stands in `app_user`, bound to them by (issuer, subject).
 */
const madeAndChanged = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => identityUsers.id, { onDelete: 'cascade' })

export const identityUsers = pgTable('identity_user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...madeAndChanged(),
})

/** The two-factor authentication of accounts, in use once `verified`. The secret and recovery codes are encrypted. */
export const identityTwoFactors = pgTable(
  'identity_two_factor',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: ofUser(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [uniqueIndex('identity_two_factor_user').on(table.userId)],
)

export const identitySessions = pgTable(
  'identity_session',
  {
    id: text('id').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    token: text('token').notNull().unique(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: ofUser(),
    ...madeAndChanged(),
  },
  (table) => [
    index('identity_session_user').on(table.userId),
    index('identity_session_expires').on(table.expiresAt),
    index('identity_session_address').on(table.ipAddress),
  ],
)

export const identityAccounts = pgTable(
  'identity_account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofUser(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    ...madeAndChanged(),
  },
  (table) => [
    index('identity_account_user').on(table.userId),
    uniqueIndex('identity_account_once').on(table.providerId, table.accountId),
  ],
)

export const identityVerifications = pgTable(
  'identity_verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...madeAndChanged(),
  },
  (table) => [
    index('identity_verification_identifier').on(table.identifier),
    index('identity_verification_expires').on(table.expiresAt),
    index('identity_verification_value').using('hash', table.value), // values of a Google sign-in are too long for a B-tree
  ],
)

export const identityKeys = pgTable('identity_key', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
  alg: text('alg'),
  crv: text('crv'),
})

export const oidcEntries = pgTable(
  'oidc_entry',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oidc_entry_grant').on(table.grantId),
    index('oidc_entry_uid').on(table.uid),
    index('oidc_entry_expires').on(table.expiresAt),
  ],
)
