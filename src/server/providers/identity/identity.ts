import type { FastifyPluginAsync } from 'fastify'
import type { Queryable } from '../../platform/db/database.ts'

/** A session of the provider, which all renewals of one sign-in share. `isStored`: it is a row of `identity_session`. */
export type ProviderSession = { id: string; endsAt: Date; isStored: boolean }

/** A person as their identity provider knows them: (`issuer`, `subject`) is who they are, the rest is what they say of themselves. */
export type Person = {
  issuer: string
  subject: string
  email: string
  /**
   * How far the provider has checked the address: `google` when Google vouches for it at this sign-in, and the provider does not itself
   * hand an unverified account over to the owner of its address.
   */
  emailCheck?: 'none' | 'verified' | 'google'
  name: string | undefined
  picture: string | undefined
}

/** A person who signed in. */
export type Identity = Person & {
  session: ProviderSession
  /** When our access token has to end: set where the provider does not tell us that a session is over. */
  trustedUntil?: Date
}

/** The port of identity. Two implementations: the embedded service, and Firebase Authentication. */
export type IdentityProvider = {
  kind: 'embedded' | 'firebase'
  /** Whether “Continue with Google” can be offered. */
  google: boolean
  /** The person that an ID token names; `undefined` for one that is forged, foreign, unsigned or over. */
  identify(idToken: string): Promise<Identity | undefined>
  /** The provider's own routes, where it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
  /** The accounts themselves, where this process keeps them. */
  accounts?: AccountStore
}

export type AccountStore = {
  /** Whether this is the account's password. `address`: the client's, which waits for its turn. */
  verifyPassword(given: {
    subject: string
    password: string
    address: string
  }): Promise<'right' | 'wrong' | 'noPassword'>
  /** Deletes the account with its sessions, in the transaction that deletes its user. */
  remove(tx: Queryable, subject: string): Promise<void>
}
