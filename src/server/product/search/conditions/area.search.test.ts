import { afterAll, beforeAll, expect, test } from 'vitest'
import { areasText, circleText, type Ring } from '#contract/drawn-area'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'

/** Homes and their points: [latitude, longitude]. */
const points = {
  Centre: [51, 0],
  Tip: [51.9, 0],
  Aside: [51.6, 0.6],
  'East of the line': [-17, 179.5],
  'West of the line': [-17, -179.5],
  'Far north': [89, 10],
} as const

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  const agent = await make.user(app, { role: 'agent' })
  for (const [title, [latitude, longitude]] of Object.entries(points))
    await make.property(app, { agent, title, latitude, longitude })
  await make.property(app, { agent, title: 'Nowhere' })
})
afterAll(async () => app.close())

const search = (query: Record<string, string>) => callAs(app, { token: '' }, propertyApi.verified, { query })
const titles = async (query: Record<string, string>) =>
  ((await search(query)).body as { title: string }[]).map(({ title }) => title).sort()
const within = (...areas: Ring[]) => titles({ within: areasText(areas) })
const box = (south: number, west: number, north: number, east: number): Ring => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
]
/** Points of a regular five-pointed star around 51° N, 0° E, drawn in one line. */
const star: Ring = [0, 2, 4, 1, 3].map((at) => {
  const angle = Math.PI / 2 + (2 * Math.PI * at) / 5
  return [51 + Math.sin(angle), Math.cos(angle)]
})

test('finds the homes of one area, or of several', async () => {
  expect(await within(box(50.5, -0.5, 51.5, 0.5))).toEqual(['Centre'])
  expect(await within(box(50.5, -0.5, 51.5, 0.5), box(-18, 179, -16, 180))).toEqual(['Centre', 'East of the line'])
  expect(await within(box(10, 10, 11, 11))).toEqual([])
})

test('an area has the corners’ shape, not that of its bounds', async () => {
  const triangle: Ring = [
    [50, -1],
    [50, 1],
    [52, 0],
  ]
  expect(await within(triangle)).toEqual(['Centre', 'Tip'])
})

test('a line that crosses itself encloses its middle: a star is whole', async () => {
  expect(await within(star)).toEqual(['Centre', 'Tip'])
  expect(await within([...star].reverse())).toEqual(['Centre', 'Tip'])
})

test('an area crosses the line of dates', async () => {
  expect(await within(box(-18, 179, -16, -179))).toEqual(['East of the line', 'West of the line'])
  expect(await within(box(-18, -179.8, -16, -179))).toEqual(['West of the line'])
})

test('an area touches the pole', async () => {
  expect(
    await within([
      [85, 0],
      [90, 10],
      [85, 20],
    ]),
  ).toEqual(['Far north'])
})

test('an area on a line has no homes beside it', async () => {
  expect(
    await within([
      [50, 1],
      [51, 1],
      [52, 1],
    ]),
  ).toEqual([])
})

test('finds the homes within a distance, also across the line of dates', async () => {
  const near = (latitude: number, longitude: number, metres: number) =>
    titles({ near: circleText({ latitude, longitude, metres }) })
  expect(await near(51, 0, 1)).toEqual(['Centre'])
  expect(await near(51.4, 0, 55_500)).toEqual(['Aside', 'Centre'])
  expect(await near(51.4, 0, 55_700)).toEqual(['Aside', 'Centre', 'Tip'])
  expect(await near(-17, -179.9, 70_000)).toEqual(['East of the line', 'West of the line'])
  expect(await near(89.9, -170, 200_000)).toEqual(['Far north'])
})

test('areas, the visible map and other filters hold together, in the list, the count and the pins', async () => {
  const area = areasText([box(50.5, -0.5, 52, 0.9)])
  expect(await titles({ within: area, bbox: '-0.1,50,0.1,53' })).toEqual(['Centre', 'Tip'])
  expect(await titles({ within: area, q: 'tip' })).toEqual(['Tip'])
  const facets = await callAs(app, { token: '' }, propertyApi.facets, { query: { within: area } })
  expect(facets.body).toMatchObject({ total: 3 })
  const { body } = await callAs(app, { token: '' }, propertyApi.clusters, {
    query: { within: area, bbox: '-180,-90,180,90', zoom: '19' },
  })
  const counts = (body as { clusters: { count: number }[] }).clusters.map(({ count }) => count)
  expect(counts.reduce((one, other) => one + other)).toBe(3)
})

test.each([
  [{ within: areasText([box(50, 0, 51, 1).slice(0, 2)]) }, /at least 3 corners/],
  [{ within: 'no area' }, /encoded polylines/],
  [{ within: areasText([[0, 90, 180, 270].map((east): [number, number] => [70, east])]) }, /round a pole/],
  [{ near: '51,0' }, /latitude,longitude,metres/],
  [{ near: '51,0,300000' }, /latitude,longitude,metres/],
])('refuses %j', async (query, why) => {
  const { status, body } = await search(query)
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toMatch(why)
})
