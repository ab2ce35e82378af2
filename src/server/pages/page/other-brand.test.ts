import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { inLanguage, LANGUAGES, setSiteLanguages } from '#contract/language'
import { promise } from '#messages/frame'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { letter } from '../../product/mail/letter.ts'

/** Another site: nothing that people, mails and machines read of it may name KeyHaven. */
const brand = {
  parts: ['Casa', 'Sol'] as [string, string],
  company: 'Casa Sol S.L.',
  tagline: 'Homes in the south',
  favicon: '/casa.svg',
}

let app: TestApp
let home: string
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, undefined, { page: builtPage })
  agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
  home = (await make.property(app, { agent, title: 'Mill House' })).id
  setBrand(brand)
})
afterAll(async () => {
  setBrand({})
  await app.close()
})

/** A mention of KeyHaven, with the text around it. */
const oursIn = (text: string): string[] => text.match(/.{0,60}key\s?haven.{0,40}/gi) ?? []
const textOf = async (path: string) => (await fetch(new URL(path, app.url))).text()

test.each(
  LANGUAGES.flatMap((language) =>
    ['/', '/allProperty', '/login', '/terms', '/privacy', '/nowhere'].map((path) => [path, language]),
  ),
)('the page %s in %s is the other brand’s', async (path, language) => {
  const text = await textOf(`${path}?lang=${language}`)
  expect(text).toContain('CasaSol')
  expect(oursIn(text)).toEqual([])
})

test('the page of a home, the manifest, robots, the sitemap and the API’s documentation are the other brand’s', async () => {
  const page = await textOf(`/propertyDetails/${home}`)
  expect(page).toContain('CasaSol')
  expect(page).toContain('<link rel="icon" href="/casa.svg">')
  expect(oursIn(page)).toEqual([])
  expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({
    name: 'CasaSol',
    short_name: 'CasaSol',
    lang: 'en',
    dir: 'ltr',
  })
  for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/api/docs'])
    expect(oursIn(await textOf(path))).toEqual([])
})

/** Our pictures, icons and colours. */
const OURS =
  /\/demo\/hero|\/favicon\.|\/apple-touch-icon\.|\/icon-\d|\/icon-maskable|#(?:1f4a3d|8a5f1e|faf7f2|12140f)\b/g
const drawn = {
  ...brand,
  favicon: undefined,
  hero: '/casa-hero.webp',
  colours: { main: '#1b3f8f', accent: '#8a5a12' },
}

test.each(['/', '/login', '/terms', '/nowhere'])('the page %s has no picture, icon or colour of ours', async (path) => {
  setBrand(drawn)
  const text = await textOf(path)
  setBrand(brand)
  expect(text.match(OURS)).toBeNull()
  for (const rel of ['icon', 'apple-touch-icon']) expect(text).toContain(`<link rel="${rel}" href="/icon.svg">`)
})

test('previews of the home page show the brand’s picture', async () => {
  setBrand(drawn)
  const front = await textOf('/')
  setBrand(brand)
  expect(front).toContain(`<meta property="og:image" content="${new URL('/casa-hero.webp', app.url)}">`)
  expect(front).toContain('<meta property="og:image:alt" content="CasaSol">')
})

test('without a brand, the manifest is in the site’s own language', async () => {
  setBrand({})
  setSiteLanguages(['ar'])
  onTestFinished(() => {
    setBrand(brand)
    setSiteLanguages(LANGUAGES)
  })
  expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({
    name: 'KeyHaven',
    description: inLanguage('ar', promise),
    lang: 'ar',
    dir: 'rtl',
  })
})

test('the manifest has the brand’s icon and colours', async () => {
  setBrand(drawn)
  const text = await textOf('/manifest.webmanifest')
  setBrand(brand)
  expect(text.match(OURS)).toBeNull()
  const { icons, theme_color } = JSON.parse(text)
  expect(theme_color).toBe('#1b3f8f')
  expect(icons).toEqual([{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }])
  expect(JSON.parse(await textOf('/manifest.webmanifest')).icons).toEqual([{ src: '/casa.svg', sizes: 'any' }])
})

test('without an icon, a brand’s is the first letter of its name on its colour', async () => {
  setBrand(drawn)
  const text = await textOf('/icon.svg')
  setBrand({ parts: ['&<', ''] })
  const withoutLetter = await textOf('/icon.svg')
  setBrand(brand)
  expect(text).toContain('fill="#1b3f8f"')
  expect(text).toContain('>C</text>')
  expect(withoutLetter).toContain('></text>')
})

test.each([
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-192.png',
  '/icon-maskable-512.png',
])('%s, which browsers know, leads to the brand’s icon, and is ours without a brand', async (path) => {
  const answer = await fetch(new URL(path, app.url), { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/casa.svg'])
  setBrand({})
  const own = await fetch(new URL(path, app.url))
  setBrand(brand)
  expect([own.status, own.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image'])
})

test('a mail ends with the other brand’s name', () => {
  const { write } = letter({ email: 'buyer@example.com' }, () => ({ subject: 'News', lines: ['A line.'] }))
  expect(write().body).toMatch(/CasaSol$/)
})

test('back to our own, kept pages are ours again', async () => {
  setBrand({})
  expect(await textOf('/')).toContain('KeyHaven')
  setBrand(brand)
  expect(oursIn(await textOf('/'))).toEqual([])
})
