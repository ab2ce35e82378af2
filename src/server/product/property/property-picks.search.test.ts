import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

type Home = { title: string; type?: 'house' | 'land'; location?: string; dollars?: number }
const list = async ({ title, type, location = '1 Mill Lane, Bath, Somerset', dollars = 250_000 }: Home, more = {}) => {
  const { id } = await make.property(app, { agent: who.agent, title, location, price: `${dollars}`, ...more })
  await app.db.$client.query(
    'update property set type = $1, price_min_cents = $2, price_max_cents = $2 where id = $3',
    [type ?? null, dollars * 100, id],
  )
  return id
}
const similarTo = async (id: string, as: keyof Callers = 'anonymous') =>
  callAs(app, who[as], propertyPicksApi.similar, { params: { id } })
const titlesFor = async (id: string) => (await similarTo(id)).body.homes.map(({ title }: Property) => title)

test('a visitor sees three homes: of the same type, then of the same place, then by the nearest price', async () => {
  await app.db.delete(properties)
  const id = await list({ title: 'This', type: 'house' })
  await list({ title: 'same type far away', type: 'house', location: '2 Elm Street, Boston' })
  await list({ title: 'same place, dearer', type: 'house', location: '7 Weir, Bath, Somerset', dollars: 400_000 })
  await list({ title: 'same place, near', type: 'house', location: '9 Weir, bath , SOMERSET', dollars: 240_000 })
  await list({ title: 'other type next door', type: 'land', location: '1 Mill Lane, Bath, Somerset' })
  expect(await titlesFor(id)).toEqual(['same place, near', 'same place, dearer', 'same type far away'])
})

test('excludes the home itself and homes not for sale', async () => {
  await app.db.delete(properties)
  const id = await list({ title: 'This' })
  await list({ title: 'pending' }, { status: 'pending' })
  await list({ title: 'rejected' }, { status: 'rejected' })
  await list({ title: 'sold' }, { sold: true })
  await list({ title: 'withdrawn' }, { withdrawn: true })
  expect(await titlesFor(id)).toEqual([])
})

test('finds homes similar to a sold one, also with an unusable location', async () => {
  await app.db.delete(properties)
  await list({ title: 'The only one', location: 'Elsewhere', dollars: 99_000_000 })
  const sold = await list({ title: 'Sold', location: `', " {} \\ %,,,` }, { sold: true })
  expect(await titlesFor(sold)).toEqual(['The only one'])
})

test('returns 404 for homes similar to an unknown id', async () => {
  for (const id of ['nonsense', '0198c1f0-0000-7000-8000-000000000000']) expect((await similarTo(id)).status).toBe(404)
})

const byIds = (ids: string) => callAs(app, who.anonymous, propertyPicksApi.byIds, { query: { ids } })

test('returns the homes for sale of a list of ids, in that order', async () => {
  const ids = [await list({ title: 'b' }), await list({ title: 'a' })]
  const gone = [
    await list({ title: 'pending' }, { status: 'pending' }),
    await list({ title: 'sold' }, { sold: true }),
    await list({ title: 'withdrawn' }, { withdrawn: true }),
    '0198c1f0-0000-7000-8000-000000000000',
  ]
  const { body } = await byIds([...gone, ...ids].join(','))
  expect(body.homes.map(({ title }: Property) => title)).toEqual(['b', 'a'])
})

test.each(['', 'nonsense', ',', Array(13).fill('0198c1f0-0000-7000-8000-000000000000').join(',')])(
  'homes are not asked for by %j',
  async (ids) => {
    const { status, body } = await byIds(ids)
    expect([status, Object.keys(body.errors)[0]]).toEqual([422, expect.stringMatching(/^ids/)])
  },
)

test('similar homes don’t show the values that an edit replaced', async () => {
  const { body } = await byIds(await list({ title: 'Public' }))
  expect(Object.keys(body.homes[0])).not.toContain('edited')
})
