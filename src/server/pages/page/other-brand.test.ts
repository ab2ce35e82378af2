import { afterAll, beforeAll, expect, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { LANGUAGES } from '#contract/language'
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

/** Where a text names KeyHaven, with what stands around it. */
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
  expect(JSON.parse(await textOf('/manifest.webmanifest'))).toMatchObject({ name: 'CasaSol', short_name: 'CasaSol' })
  for (const path of ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/api/docs'])
    expect(oursIn(await textOf(path))).toEqual([])
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
