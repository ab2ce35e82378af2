import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { sampleChange } from '../../../../test/people/listing.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { sitemapRoutes } from './sitemap.routes.ts'

const ORIGIN = 'https://homes.example'

let app: TestApp
let agent: Person
const homes: string[] = []
let time = Date.now()
const hourLater = () => {
  time += 60 * 60_000 + 1
}
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', PUBLIC_URL: ORIGIN }, () => new Date(time))
  agent = await make.user(app, { role: 'agent' })
  for (const day of ['01', '02', '03', '04', '05']) {
    const { id } = await make.property(app, { agent, verifiedAt: new Date(`2026-03-${day}T00:00:00Z`) })
    homes.push(id)
  }
})
afterAll(async () => app.close())

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.url + path, { headers })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
const details = (ids: string[]) => ids.map((id) => `${ORIGIN}/propertyDetails/${id}`)

test('a search engine finds the home page, agents and homes for sale by way of /robots.txt', async () => {
  const robots = await get('/robots.txt')
  expect(robots.text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(robots.text).toContain('Disallow: /dashboard')
  const { type, text } = await get('/sitemap.xml')
  expect(type).toBe('application/xml; charset=utf-8')
  expect(addressesIn(text)).toEqual([`${ORIGIN}/sitemap/pages.xml`, `${ORIGIN}/sitemap/homes-1.xml`])
  expect(addressesIn((await get('/sitemap/pages.xml')).text)).toEqual([`${ORIGIN}/`, `${ORIGIN}/agent/${agent.id}`])
  const listed = await get('/sitemap/homes-1.xml')
  expect(addressesIn(listed.text)).toEqual(details(homes))
  expect(listed.text).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>')
})

test('sitemaps leave out homes that are not public', async () => {
  const fraud = await make.user(app, { role: 'fraud' })
  const hidden = [
    await make.property(app, { agent, status: 'pending' }),
    await make.property(app, { agent, status: 'rejected' }),
    await make.property(app, { agent, sold: true }),
    await make.property(app, { agent: fraud, withdrawn: true }),
  ]
  hourLater()
  const texts = await Promise.all(
    ['/sitemap/homes-1.xml', '/sitemap/pages.xml'].map(async (path) => (await get(path)).text),
  )
  for (const { id } of [...hidden, fraud]) expect(texts.join()).not.toContain(id)
})

test('divides homes into files of at most the allowed number of addresses', async () => {
  const small = Fastify()
  sitemapRoutes(small, { db: app.db, settings: { publicUrl: ORIGIN }, now: () => new Date(), addresses: 2 })
  const read = async (url: string) => addressesIn((await small.inject(url)).body)
  expect(await read('/sitemap.xml')).toHaveLength(4)
  expect(await read('/sitemap/homes-1.xml')).toEqual(details(homes.slice(0, 2)))
  expect(await read('/sitemap/homes-2.xml')).toEqual(details(homes.slice(2, 4)))
  expect(await read('/sitemap/homes-3.xml')).toEqual(details(homes.slice(4)))
  await small.close()
})

test.each(['homes-2', 'homes-0', 'homes-1000', 'homes-x', 'agents'])('returns 404 for the sitemap %s', async (name) => {
  expect((await get(`/sitemap/${name}.xml`, { accept: 'application/xml' })).status).toBe(404)
})

test('makes a sitemap once an hour, for all concurrent requests', async () => {
  hourLater()
  const before = await get('/sitemap/homes-1.xml')
  const { id } = await make.property(app, { agent, verifiedAt: new Date('2026-03-06T00:00:00Z') })
  const meanwhile = await Promise.all(Array.from({ length: 20 }, () => get('/sitemap/homes-1.xml')))
  expect(new Set(meanwhile.map(({ text }) => text))).toEqual(new Set([before.text]))
  hourLater()
  expect((await get('/sitemap/homes-1.xml')).text).toContain(id)
})

test('a crawler keeps a sitemap for the hour, gets it compressed, and gets 304 while it is the same', async () => {
  const { headers } = await fetch(`${app.url}/sitemap/homes-1.xml`)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-encoding': 'gzip',
    vary: expect.stringContaining('Accept-Encoding'),
  })
  const etag = headers.get('etag') ?? ''
  expect((await get('/sitemap/homes-1.xml', { 'if-none-match': `"x", ${etag}` })).status).toBe(304)
  const plain = await fetch(`${app.url}/sitemap/homes-1.xml`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe((await get('/sitemap/homes-1.xml')).text)
})

test.each([
  ['its price', { price: '1234567' }],
  ['a fact', { bedrooms: 7 }],
])('a sitemap has the time at which an agent changed %s of a home', async (_what, change) => {
  const home = await make.property(app, { agent, verifiedAt: new Date('2026-03-07T00:00:00Z') })
  const lastmod = async () => {
    hourLater()
    const { text } = await get('/sitemap/homes-1.xml')
    return new RegExp(`${home.id}</loc><lastmod>(.*?)</lastmod>`).exec(text)?.[1]
  }
  expect(await lastmod()).toBe('2026-03-07T00:00:00.000Z')
  const before = new Date().toISOString()
  const input = { params: { id: home.id }, body: { ...sampleChange, ...change } }
  expect((await callAs(app, agent, propertyApi.update, input)).status).toBe(200)
  expect((await lastmod()) ?? '').toMatch(/^20/)
  expect(((await lastmod()) ?? '') >= before).toBe(true)
})
