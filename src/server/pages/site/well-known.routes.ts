import type { FastifyInstance } from 'fastify'
import { siteLanguage } from '#contract/language'
import { screens } from '#contract/screens'
import { originOf } from '../../platform/web-page/origin.ts'
import type { Settings } from '../../settings/settings.ts'

type Dependencies = { settings: Pick<Settings, 'publicUrl' | 'contactEmail'>; now: () => Date }

const DAY_MS = 24 * 60 * 60_000
const VALID_DAYS = 180

export function wellKnownRoutes(app: FastifyInstance, { settings, now }: Dependencies): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const expires = new Date(Math.floor(now().getTime() / DAY_MS + VALID_DAYS) * DAY_MS)
    const lines = [
      `Contact: mailto:${settings.contactEmail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${[...new Set([siteLanguage(), 'en'])].join(', ')}`,
      `Canonical: ${originOf(request, settings.publicUrl)}/.well-known/security.txt`,
    ]
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
  // Password managers open this address to change a password (w3c.github.io/webappsec-change-password-url).
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(screens.security, 302))
}
