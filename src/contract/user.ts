import * as z from 'zod/mini'
import { Deleted, Inserted, Modified } from './answers.ts'
import { Email } from './email.ts'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './language.ts'
import { pageQuery } from './list.ts'
import { PersonName, ProfileUpdate } from './user-fields.ts'

/** The roles; an ordinary user has none (P-2). */
export const Role = z.enum(['admin', 'agent', 'fraud'])
export type Role = z.infer<typeof Role>

/**
 * The roles from which an admin may set each role (P-26): fraud is final, and setting the same role again is refused.
 */
export const roleMoves = {
  admin: { from: ['agent', 'none'] },
  agent: { from: ['admin', 'none'] },
  fraud: { from: ['admin', 'agent', 'none'] },
} as const satisfies Record<Role, { from: readonly (Role | 'none')[] }>

export const canBecome = (role: Role, now: Role | null | undefined): boolean =>
  (roleMoves[role].from as readonly string[]).includes(now ?? 'none')

export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.optional(Role),
  photoURL: z.nullable(z.string()),
})
export type User = z.infer<typeof User>

export const userApi = {
  role: endpoint({
    method: 'GET',
    path: '/users/admin/:email',
    access: 'signedIn',
    summary: 'The caller’s role; an admin may read anyone’s. No `role` means an ordinary user',
    answer: z.object({
      role: z.optional(Role),
      /** The account's id, only for the user themselves: pages recognize the user's homes by it. */
      _id: z.optional(z.string()),
      /** True if the user must verify the address before offers, listings and reviews; only for the user themselves. */
      mustVerifyEmail: z.optional(z.boolean()),
      /**
       * True if the user must set up two-factor authentication before admin functions; only for the user themselves.
       */
      mustSetUpSecondFactor: z.optional(z.boolean()),
      /** The language of the account, if it isn't that of the request; only for the user themselves. */
      language: z.optional(z.enum(LANGUAGES)),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: 'admin',
    summary: 'All users, newest first; `q` searches name and e-mail',
    query: z.object({ ...pageQuery, q: z.optional(z.string().check(z.maxLength(200, 'Search is too long'))) }),
    answer: z.array(User),
    paged: true,
  }),
  create: endpoint({
    method: 'POST',
    path: '/users',
    access: 'signedIn',
    summary: 'Sets the caller’s name after registration or Google sign-in; idempotent',
    body: z.object({ name: PersonName, email: Email }),
    answer: Inserted,
    success: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/users/me',
    access: 'signedIn',
    summary: 'Changes the caller’s name and photo',
    body: ProfileUpdate,
    answer: Modified,
  }),
  setLanguage: endpoint({
    method: 'PATCH',
    path: '/users/me/language',
    access: 'signedIn',
    summary: 'Sets the language of the caller’s mails and notifications, and of pages after signing in',
    body: z.object({ language: z.enum(LANGUAGES, `language must be one of ${LANGUAGES.join(', ')}`) }),
    answer: Modified,
  }),
  setRole: endpoint({
    method: 'PATCH',
    path: '/users/admin/:id',
    access: 'admin',
    summary: 'Sets a user’s role; a fraud user’s role is final',
    body: z.object({ role: Role }),
    answer: Modified,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    access: 'admin',
    summary: 'Deletes a user: closes their open offers, takes down their unsold listings, removes their wishlist',
    answer: Deleted,
  }),
}
