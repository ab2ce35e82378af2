import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const inPublic = (path: string) => readFile(`public${path}`)
type Icon = { src: string; sizes: string; type: string; purpose?: string }

test('every icon of the manifest exists in its declared size', async () => {
  const { icons } = JSON.parse((await inPublic('/manifest.webmanifest')).toString()) as { icons: Icon[] }
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose].join(' ').trim())).toEqual([
    'any',
    '192x192',
    '512x512',
    '192x192 maskable',
    '512x512 maskable',
  ])
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { format, width, height } = await sharp(await inPublic(src)).metadata()
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes])
  }
})

test('every icon exists that the page names or that browsers request by default', async () => {
  const html = await readFile('src/web/index.html', 'utf8')
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(([, path = '']) => path)
  expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  for (const path of named) expect((await inPublic(path)).length).toBeGreaterThan(0)
  const { width, height } = await sharp(await inPublic('/apple-touch-icon.png')).metadata()
  expect([width, height]).toEqual([180, 180])
  expect((await inPublic('/favicon.ico')).readUInt16LE(2)).toBe(1) // an icon, and no cursor
})
