import type { Role } from '#contract/user'

/** Whoever is signed in. `email`: in lower case. `role`: `null` for an ordinary user. */
export type Person = { email: string; displayName: string; photoURL: string | null } & Standing

/** What somebody may do, and what they have to do first. */
export type Standing = { role: Role | null; mustVerifyEmail?: boolean; mustSetUpSecondFactor?: boolean }

/**
 * Who is signed in. `unsentName`: why our server has not got the name that Google gave. `because`: the reason why no one is, for the
 * person, when they did not choose it. `turnedAway`: they are signed in at the identity provider, but our server refused them.
 */
export type SessionState =
  | { person: Person; unsentName?: string }
  | { person: null; because?: string; turnedAway?: boolean }
