import type { FastifyInstance } from 'fastify'
import { siteApi } from '#contract/site'
import { type Gate, serve } from '../http/serve.ts'
import type { IdentityProvider } from '../providers/identity/identity.ts'
import type { Settings } from '../settings.ts'

type Known = { settings: Pick<Settings, 'demo'>; identity: Pick<IdentityProvider, 'kind' | 'google'> }

export function siteRoutes(app: FastifyInstance, gate: Gate, { settings, identity }: Known): void {
  serve(app, gate, siteApi.read, async () => ({
    demo: settings.demo,
    identity: identity.kind,
    google: identity.google,
  }))
}
