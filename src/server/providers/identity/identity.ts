import type { FastifyPluginAsync } from 'fastify'
import type { Queryable } from '../../platform/db/database.ts'

/** A session of the provider; renewals keep its id. `isStored`: it is a row of `identity_session`. */
export type ProviderSession = { id: string; endsAt: Date; isStored: boolean }

/** A user of the provider, identified by `issuer` and `subject`. The other fields are claims of the token. */
export type Person = {
  issuer: string
  subject: string
  email: string
  /**
   * The state of the address. `none`: not verified. `google`: Google has verified it at this sign-in, and the provider
   * leaves it to us to transfer an account with this unverified address to its owner.
   */
  emailCheck?: 'none' | 'verified' | 'google'
  name: string | undefined
  picture: string | undefined
}

export type Identity = Person & {
  session: ProviderSession
  /** The latest end of our access token; set if the provider doesn't report the end of a session. */
  trustedUntil?: Date
}

export type IdentityProvider = {
  kind: 'embedded' | 'firebase'
  google: boolean
  /** Returns `undefined` for an ID token that is forged, foreign, unsigned or expired. */
  identify(idToken: string): Promise<Identity | undefined>
  /** The provider's own routes, if it runs in this process; registered without the prefix `/api`. */
  routes?: FastifyPluginAsync
  accounts?: AccountStore
}

export type AccountStore = {
  /** Checks the password of an account. `address`: the client's, which takes turns in the queue for hashing. */
  verifyPassword(given: {
    subject: string
    password: string
    address: string
  }): Promise<'right' | 'wrong' | 'noPassword'>
  remove(tx: Queryable, subject: string): Promise<void>
}
