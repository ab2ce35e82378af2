import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brand, brandName, OWN_BRAND } from '#contract/brand'

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
  ...(brand().favicon && { icons: [{ src: brand().favicon, sizes: 'any' }] }),
})
