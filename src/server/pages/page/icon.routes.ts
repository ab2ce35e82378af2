import type { FastifyInstance } from 'fastify'
import { brand, OWN_BRAND } from '#contract/brand'
import { brandIcon, DRAWN_ICON, drawnIcon } from './brand-icon.ts'

/** KeyHaven's own icons, which browsers also request without a link. */
const OWN_ICONS = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-192.png',
  '/icon-maskable-512.png',
]

/** Serves the icon of a brand without one, and leads from our own icons to that of another brand. */
export function iconRoutes(app: FastifyInstance): void {
  app.get(DRAWN_ICON, async (_request, reply) =>
    reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'no-cache').send(drawnIcon()),
  )
  for (const path of OWN_ICONS)
    app.get(path, async (_request, reply) =>
      brand() === OWN_BRAND ? reply.sendFile(path.slice(1)) : reply.redirect(brandIcon()),
    )
}
