import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cluster, MAX_CLUSTERS } from '#contract/map'
import { bboxIn } from '#contract/map-bounds'
import { propertyApi } from '#contract/property'
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
afterAll(() => app.close())
beforeEach(() => app.db.delete(properties))

const ask = (query: Record<string, string>, as: keyof Callers = 'anonymous') =>
  callAs(app, who[as], propertyApi.clusters, { query: query as never })
const pins = async (query: Record<string, string>): Promise<Cluster[]> => (await ask(query)).body.clusters
const home = (latitude: number, longitude: number, given: object = {}) =>
  make.property(app, { agent: who.agent, latitude, longitude, ...given })
/** Many homes, spread by `latitude` and `longitude` as SQL of their number n. */
const homes = (count: number, latitude: string, longitude: string, more = '') =>
  app.db.$client.query(`insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description,
    agent_email, agent_name, agent_image, image, status, verified_at, latitude, longitude)
    select gen_random_uuid(), 'Home ' || n${more}, 'There', n, n * 100, n * 100, '2026-01-01', '', 'a@b.example', 'A', '/a', '/b',
      'verified', now(), ${latitude}, ${longitude} from generate_series(1, ${count}) n`)
const world = { bbox: '-180,-90,180,90', zoom: '2' }
const england = { bbox: '-6,50,2,56', zoom: '6' }

test('returns a pin with its price for each single home, and one pin for homes close together', async () => {
  const alone = await home(54.97, -1.61, { title: 'Tyne House', price: '$250,000' })
  await home(51.5, -0.12)
  await home(51.501, -0.121)
  for (const as of ['anonymous', 'user', 'admin', 'fraud'] as const) {
    const { status, body } = await ask(england, as)
    expect(status).toBe(200)
    expect(body.clusters).toHaveLength(2)
    expect(body.clusters).toContainEqual(
      expect.objectContaining({
        latitude: 54.97,
        longitude: -1.61,
        count: 1,
        isOnePoint: true,
        home: { _id: alone.id, title: 'Tyne House', price: '$250,000' },
      }),
    )
    const together = body.clusters.find(({ count }: Cluster) => count === 2)
    expect(together).toMatchObject({ isOnePoint: false })
    expect(together).not.toHaveProperty('home')
  }
})

test('excludes homes that are pending, rejected, sold, withdrawn, without a point, or elsewhere', async () => {
  for (const given of [{ status: 'pending' }, { status: 'rejected' }, { sold: true }, { withdrawn: true }])
    await home(51.5, -0.12, given)
  await make.property(app, { agent: who.agent })
  await home(40, -74)
  expect(await pins(england)).toEqual([])
})

test('filters the map like the list', async () => {
  await home(51.5, -0.12, { title: 'Mill House', price: '100', priceMin: 10_000, priceMax: 10_000 })
  await home(53.5, -2.2, { title: 'Old Barn' })
  const titles = async (query: object) => (await pins({ ...england, ...query })).map((pin) => pin.home?.title)
  expect(await titles({ q: 'mill' })).toEqual(['Mill House'])
  expect(await titles({ maxPrice: '200' })).toEqual(['Mill House'])
  expect(await titles({ minPrice: '200' })).toEqual(['Old Barn'])
  expect(await titles({ q: 'nowhere' })).toEqual([])
})

test('returns one pin for homes on one point at every zoom, whose box finds only them', async () => {
  await homes(3, '51.5074', '-0.1278')
  await home(51.5075, -0.1278)
  for (const zoom of ['16', '19']) {
    const [pin] = (await pins({ bbox: '-0.1279,51.5073,-0.1277,51.50745', zoom })).filter(({ count }) => count === 3)
    expect(pin).toMatchObject({ isOnePoint: true })
    const again = await pins({ bbox: pin?.bbox ?? '', zoom })
    expect(again.map(({ count }) => count)).toEqual([3])
  }
})

test('counts more than a thousand in one cell as 1000+, and says whether they are on one point', async () => {
  await homes(1_200, '51.5074', '-0.1278')
  expect(await pins(england)).toMatchObject([{ count: '1000+', isOnePoint: true, latitude: 51.5074 }])
  await homes(2, '51.9', '-0.2')
  expect(await pins({ ...england, zoom: '3' })).toMatchObject([{ count: '1000+', isOnePoint: false }])
})

test('counts each home of a box once at every zoom', async () => {
  await homes(500, '50 + n % 23 * 0.25', '-6 + n % 31 * 0.25')
  for (const zoom of ['0', '3', '7', '12', '19']) {
    const found = await pins({ ...england, zoom })
    expect(found.length).toBeLessThanOrEqual(MAX_CLUSTERS)
    const inside = await app.db.$client.query(
      'select count(*)::int from property where latitude between 50 and 56 and longitude between -6 and 2',
    )
    expect(found.reduce((sum, { count }) => sum + Number(count), 0)).toBe(inside.rows[0].count)
  }
})

test('counts filtered homes up to a lower limit at each pin, the more pins there may be', async () => {
  await homes(1_500, '51.5074', '-0.1278')
  const [pin] = await pins({ ...world, q: 'home' })
  const [narrow] = await pins({ bbox: '-0.2,51.4,0,51.6', zoom: '9', q: 'home' })
  expect([pin?.count, narrow?.count]).toEqual(['390+', '1000+'])
  expect((await pins(world))[0]?.count).toBe('1000+')
})

test('counts a frequent search cell by cell, with the same pins', async () => {
  await homes(10_500, '50.1 + n % 3', '-1.1')
  const filtered = await pins({ ...england, q: 'home' })
  expect(filtered).toEqual(await pins(england))
  expect(filtered.map(({ count }) => count)).toEqual(['1000+', '1000+', '1000+'])
})

test('finds both sides of a box across the date line, and the corners of the world', async () => {
  for (const [latitude, longitude] of [
    [-17, 179],
    [-17, -179],
    [-17, 0],
    [90, 180],
    [-90, -180],
  ] as const)
    await home(latitude, longitude)
  expect((await pins({ bbox: '170,-30,-170,0', zoom: '5' })).map(({ longitude }) => longitude)).toEqual(
    expect.arrayContaining([-179, 179]),
  )
  expect((await pins(world)).reduce((sum, { count }) => sum + Number(count), 0)).toBe(5)
  for (const { bbox } of await pins(world)) expect(bboxIn(bbox)).toBeDefined()
})

test.each([
  [{ bbox: 'NaN,0,1,1', zoom: '5' }, 'bbox'],
  [{ bbox: '0,2,1,1', zoom: '5' }, 'bbox'],
  [{ bbox: '0,0,181,1', zoom: '5' }, 'bbox'],
  [{ bbox: '0,0,1', zoom: '5' }, 'bbox'],
  [{ bbox: `0,0,1,${'1'.repeat(5_000)}`, zoom: '5' }, 'bbox'],
  [{ zoom: '5' }, 'bbox'],
  [{ bbox: '0,0,1,1' }, 'zoom'],
  [{ bbox: '0,0,1,1', zoom: '20' }, 'zoom'],
  [{ bbox: '0,0,1,1', zoom: '-1' }, 'zoom'],
  [{ bbox: '0,0,1,1', zoom: '1.5' }, 'zoom'],
  [{ bbox: '0,0,1,1', zoom: '5', minPrice: 'much' }, 'minPrice'],
])('rejects an invalid map at its field: %o', async (query, field) => {
  const { status, body } = await ask(query as never)
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toContain(field)
})

test('answers boxes without size, of one degree and of the world, at every zoom', async () => {
  for (const bbox of ['0,0,0,0', '0,0,1,1', '-180,-90,180,90', '180,-90,-180,90', '180,90,180,90'])
    for (const zoom of ['0', '10', '19']) expect((await ask({ bbox, zoom })).status).toBe(200)
})

test('a pin has the bounds of its homes, as long as they can be counted', async () => {
  await home(51.5, -0.12)
  await home(51.6, -0.2)
  const [pin] = await pins({ ...england, zoom: '3' })
  expect(pin?.bbox).toBe('-0.20001,51.49999,-0.11999,51.60001')
})
