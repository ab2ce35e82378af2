import type { FastifyPluginAsync } from 'fastify'

/** A person as their identity provider knows them: (`issuer`, `subject`) is who they are, the rest is what they say of themselves. */
export type Identity = {
  issuer: string
  subject: string
  email: string
  name: string | undefined
  picture: string | undefined
}

/** The port of identity. Two implementations: the embedded service, and Firebase Authentication. */
export type IdentityProvider = {
  kind: 'embedded' | 'firebase'
  /** Whether 'Continue with Google' can be offered. */
  google: boolean
  /** Whom a proof (the provider's ID token) names; `undefined` for one that is forged, foreign, unsigned or over. */
  identify(proof: string): Promise<Identity | undefined>
  /** The provider's own routes, where it runs in this process. Registered at the root of the app. */
  routes?: FastifyPluginAsync
}
