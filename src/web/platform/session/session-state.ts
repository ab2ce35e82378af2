import type { Language } from '#contract/language'
import type { Role } from '#contract/user'

/** A signed-in user. `email`: in lower case. `role`: `null` for an ordinary user. */
export type Person = { email: string; displayName: string; photoURL: string | null } & AccountStatus

/** The account of a user at our server. `id`: the account's id, which is `agentId` of the user's homes. */
export type AccountStatus = {
  id?: string | undefined
  role: Role | null
  mustVerifyEmail?: boolean
  mustSetUpSecondFactor?: boolean
  language?: Language | undefined
}

/**
 * The state of the session. `unsentName`: the reason why our server has not received Google's name. `because`: the
 * reason why the user was signed out unintentionally. `turnedAway`: the provider's session is valid, but our server
 * refused it. `isUnread`: there is a token, but whose it is could not be read now.
 */
export type SessionState =
  | { person: Person; unsentName?: string; because?: never; isUnread?: never }
  | { person: null; because?: string; turnedAway?: boolean; isUnread?: boolean }
