import type { FastifyPluginAsync } from 'fastify'
import type { Queryable } from '../../platform/db/database.ts'

/** A session of the provider, shared by all renewals of one sign-in. `isStored`: it is a row of `identity_session`. */
export type ProviderSession = { id: string; endsAt: Date; isStored: boolean }

/** Identified by (`issuer`, `subject`); the other fields are the person's own claims. */
export type Person = {
  issuer: string
  subject: string
  email: string
  /**
   * `google`: Google confirms the address at this sign-in, and the provider does not itself transfer an unverified
   * account to the owner of its address.
   */
  emailCheck?: 'none' | 'verified' | 'google'
  name: string | undefined
  picture: string | undefined
}

export type Identity = Person & {
  session: ProviderSession
  /** The end of our access token: set if the provider does not report the end of a session. */
  trustedUntil?: Date
}

export type IdentityProvider = {
  kind: 'embedded' | 'firebase'
  google: boolean
  /** Returns `undefined` for an ID token that is forged, foreign, unsigned or expired. */
  identify(idToken: string): Promise<Identity | undefined>
  /** The provider's own routes, if it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
  accounts?: AccountStore
}

export type AccountStore = {
  /** `address`: the client's, for taking turns. */
  verifyPassword(given: {
    subject: string
    password: string
    address: string
  }): Promise<'right' | 'wrong' | 'noPassword'>
  /** Deletes the account with its sessions, in the transaction that deletes its user. */
  remove(tx: Queryable, subject: string): Promise<void>
}
