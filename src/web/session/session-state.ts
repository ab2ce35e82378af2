import type { Property } from '#contract/property'
import type { Role } from '#contract/user'

/** The signed-in person. `email`: in lower case. `role`: `null` for an ordinary user. */
export type Person = { email: string; displayName: string; photoURL: string | null } & AccountStatus

/** A user's permissions, and the steps required first. `id`: the account's, as in the user's homes. */
export type AccountStatus = {
  id?: string | undefined
  role: Role | null
  mustVerifyEmail?: boolean
  mustSetUpSecondFactor?: boolean
}

/**
 * The signed-in person. `unsentName`: why our server has not got the name that Google gave. `because`: the reason why the person is
 * signed out, when they did not choose it. `turnedAway`: they are signed in at the identity provider, but our server refused them.
 */
export type SessionState =
  | { person: Person; unsentName?: string }
  | { person: null; because?: string; turnedAway?: boolean }

/** Returns whether this person lists the home. A list that came before they were signed in has no e-mail addresses (P-150). */
export const isOwnHome = ({ email, agentId }: Property, person: Pick<Person, 'email' | 'id'>): boolean =>
  email === person.email || (agentId !== undefined && agentId === person.id)
