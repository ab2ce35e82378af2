import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { appWithPages } from '../../../../test/server/app-with-pages.ts'

let site: Awaited<ReturnType<typeof appWithPages>>
beforeAll(async () => {
  site = await appWithPages()
})
afterEach(() => setBrand({}))
afterAll(async () => site.app.close())

const PATHS = ['/', '/terms', '/login', '/allProperty', '/nowhere', '/%ZZ']
const purple = { main: '#5b21b6', accent: '#9d174d' }
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const paletteIn = (html: string) => /<style>(:root\{--color-canvas.*?)<\/style>/.exec(html)?.[1]
const stylePolicyOf = (headers: Headers) =>
  (headers.get('content-security-policy') ?? '').split(';').find((directive) => directive.startsWith('style-src '))

test.each(PATHS)('the page %s has the brand’s colours, and its policy allows them', async (path) => {
  setBrand({ colours: purple })
  const { html, headers } = await site.get(path)
  const palette = paletteIn(html) ?? ''
  expect(palette).toContain('--color-brand:#5b21b6')
  expect(palette).toContain('--color-accent:#9d174d')
  expect(palette).toContain('@media screen and (prefers-color-scheme:dark)')
  expect(html).toMatch(/<meta name="theme-color" content="#[\da-f]{6}" media="\(prefers-color-scheme: light\)">/)
  expect(stylePolicyOf(headers)?.split(' ')).toContain(sha256(palette))
})

test.each(['/terms', '/nowhere'])('%s has the colours of now: those of before are not allowed', async (path) => {
  setBrand({ colours: purple })
  const before = paletteIn((await site.get(path)).html) ?? ''
  setBrand({ colours: { main: '#7a0019', accent: '#00205b' } })
  const { html, headers } = await site.get(path)
  expect(paletteIn(html)).toContain('--color-brand:#7a0019')
  expect(stylePolicyOf(headers)).not.toContain(sha256(before))
})

test.each([
  ['no colours', { tagline: 'Homes in the south' }],
  ['colours that are refused', { colours: { main: '#ffff00', accent: '#9d174d' } }],
])('with %s a page has the pages’ own', async (_what, brand) => {
  const own = await site.get('/nowhere')
  setBrand(brand)
  const { html, headers } = await site.get('/nowhere')
  expect(html).not.toContain('--color-')
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual(own.html.match(/<meta name="theme-color"[^>]*>/g))
  expect(stylePolicyOf(headers)).toBe(stylePolicyOf(own.headers))
})

test('a brand’s font is that of texts and headings on every page, and its policy allows it', async () => {
  setBrand({ font: 'system' })
  const { html, headers } = await site.get('/terms')
  const styles = /<style>(:root\{--font-sans.*?)<\/style>/.exec(html)?.[1] ?? ''
  expect(styles).toBe(':root{--font-sans:system-ui,sans-serif;--font-display:system-ui,sans-serif}')
  expect(stylePolicyOf(headers)?.split(' ')).toContain(sha256(styles))
  setBrand({ font: 'classic' })
  expect((await site.get('/terms')).html).not.toContain('--font-sans:')
})
