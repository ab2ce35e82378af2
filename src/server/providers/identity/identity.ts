import type { FastifyPluginAsync } from 'fastify'
import type { Queryable } from '../../platform/db/database.ts'

/** A session of the provider, which all renewals of one sign-in share. `isStored`: it is a row of `identity_session`. */
export type ProviderSession = { id: string; endsAt: Date; isStored: boolean }

/** A person as their identity provider knows them, identified by (`issuer`, `subject`); the other fields are their own claims. */
export type Person = {
  issuer: string
  subject: string
  email: string
  /**
   * The provider's check of the address: `google` when Google confirms it at this sign-in, and the provider does not itself
   * transfer an unverified account to the owner of its address.
   */
  emailCheck?: 'none' | 'verified' | 'google'
  name: string | undefined
  picture: string | undefined
}

/** A person who signed in. */
export type Identity = Person & {
  session: ProviderSession
  /** The end of our access token: set if the provider does not report the end of a session. */
  trustedUntil?: Date
}

/** The port of identity. Two implementations: the embedded service, and Firebase Authentication. */
export type IdentityProvider = {
  kind: 'embedded' | 'firebase'
  /** True if “Continue with Google” can be offered. */
  google: boolean
  /** Returns the person that an ID token names; `undefined` for one that is forged, foreign, unsigned or expired. */
  identify(idToken: string): Promise<Identity | undefined>
  /** The provider's own routes, if it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
  /** The accounts themselves, if this process stores them. */
  accounts?: AccountStore
}

export type AccountStore = {
  /** Returns the verdict on an account's password. `address`: the client's, which waits for its turn. */
  verifyPassword(given: {
    subject: string
    password: string
    address: string
  }): Promise<'right' | 'wrong' | 'noPassword'>
  /** Deletes the account with its sessions, in the transaction that deletes its user. */
  remove(tx: Queryable, subject: string): Promise<void>
}
