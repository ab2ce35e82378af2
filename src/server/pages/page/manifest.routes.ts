import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand, brandName, OWN_BRAND } from '#contract/brand'
import { directionOf, siteLanguage } from '#contract/language'
import type { Palette } from '../../settings/palette.ts'
import { brandIcon } from './brand-icon.ts'
import { brandPalette } from './brand-style.ts'

export function manifestRoutes(app: FastifyInstance, folder: string): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'))
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(brand() === OWN_BRAND ? manifest : { ...manifest, ...ofBrand() }))
  })
}

const ofBrand = () => ({
  name: brandName(),
  short_name: brandName(),
  description: brand().tagline ?? brandName(),
  lang: siteLanguage(),
  dir: directionOf(siteLanguage()),
  icons: [{ src: brandIcon(), sizes: 'any', ...(!brand().favicon && { type: 'image/svg+xml' }) }],
  ...coloursOf(brandPalette()),
})

const coloursOf = (palette: Palette | undefined) =>
  palette && { theme_color: palette.light.brand, background_color: palette.light.canvas }
