import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand, brandName, OWN_BRAND } from '#contract/brand'
import { directionOf, inLanguage, siteLanguage } from '#contract/language'
import * as t from '#messages/frame'
import type { Palette } from '../../settings/palette.ts'
import { brandIcon } from './brand-icon.ts'
import { brandPalette } from './brand-style.ts'

export function manifestRoutes(app: FastifyInstance, folder: string): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'))
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify({ ...manifest, ...inOwnLanguage(), ...(brand() !== OWN_BRAND && ofBrand()) }))
  })
}

const inOwnLanguage = () => ({
  description: inLanguage(siteLanguage(), t.promise),
  lang: siteLanguage(),
  dir: directionOf(siteLanguage()),
})

const ofBrand = () => ({
  name: brandName(),
  short_name: brandName(),
  description: brand().tagline ?? brandName(),
  icons: [{ src: brandIcon(), sizes: 'any', ...(!brand().favicon && { type: 'image/svg+xml' }) }],
  ...coloursOf(brandPalette()),
})

const coloursOf = (palette: Palette | undefined) =>
  palette && { theme_color: palette.light.brand, background_color: palette.light.canvas }
