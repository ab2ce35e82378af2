import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  const none = { price: '', priceMin: null, priceMax: null, priceKind: 'onApplication' as const }
  const of = (amount: number) => ({ price: `${amount}`, priceMin: amount * 100, priceMax: amount * 100 })
  const homes = { a: of(300_000), b: none, c: of(100_000), d: none, e: of(200_000), f: none, g: of(200_000), h: none }
  let day = 0
  for (const [title, price] of Object.entries(homes))
    await make.property(app, {
      agent: who.agent,
      title,
      verifiedAt: new Date(Date.UTC(2026, 0, ++day)),
      latitude: 51,
      longitude: -2,
      ...price,
    })
})
afterAll(async () => app.close())

const search = async (query: object) => callAs(app, who.anonymous, propertyApi.verified, { query })
async function walked(query: object): Promise<string> {
  let titles = ''
  for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
    const { body, headers } = await search({ ...query, ...(cursor && { cursor }) })
    titles += body.map(({ title }: { title: string }) => title).join('')
    const next = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
    if (!next) break
    cursor = decodeURIComponent(next)
  }
  return titles
}

test.each([
  ['priceAsc', 'cgeahfdb'],
  ['priceDesc', 'agechfdb'],
  ['newest', 'hgfedcba'],
])('homes without an amount come last by %s, whatever the size of a page', async (sort, titles) => {
  for (const limit of [1, 2, 3, 4, 5, 8]) expect([limit, await walked({ sort, limit })]).toEqual([limit, titles])
  expect(await walked({ sort, limit: 3, q: 'boston' })).toBe(titles)
})

test('a search by price finds none of them', async () => {
  for (const query of [
    { minPrice: 0 },
    { minPrice: 1 },
    { maxPrice: 99_000_000 },
    { minPrice: 1, maxPrice: 99_000_000 },
  ])
    for (const sort of ['newest', 'priceAsc', 'priceDesc'])
      expect((await walked({ ...query, sort, limit: 3 })).split('').sort().join('')).toBe('aceg')
})

test('counts them in facets and pins', async () => {
  const facets = await callAs(app, who.anonymous, propertyApi.facets, { query: {} })
  expect(facets.body.total).toBe(8)
  const query = { bbox: '-3,50,-1,52', zoom: '10' }
  const { body } = await callAs(app, who.anonymous, propertyApi.clusters, { query })
  expect(body.clusters).toMatchObject([{ count: 8 }])
})

test('refuses a cursor whose price is no amount', async () => {
  const id = 'ffffffff-ffff-7fff-bfff-ffffffffffff'
  const cursor = Buffer.from(JSON.stringify(['priceAsc', 'x', 0, id])).toString('base64url')
  expect((await search({ sort: 'priceAsc', cursor })).status).toBe(422)
})
