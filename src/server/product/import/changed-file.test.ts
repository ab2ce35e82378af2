import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedApi } from '#contract/feed'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { feedHomes, feeds } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'
import { propertyPictures } from '../tables/property-picture.ts'
import { importFile } from './import-file.ts'

let app: TestApp
let folder: string
let agent: Person
let admin: Person
let said: string[]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  await app.db.delete(properties)
  await app.db.delete(feeds)
  said = []
})

type Home = Record<string, string>
const home = (id: string, given: Home = {}): Home => ({
  id,
  title: `House ${id}`,
  location: 'Mill Lane, Bath',
  price: '250000',
  bedrooms: '3',
  market: '',
  propertyImage: 'https://a.example/p.jpg',
  pictures: '',
  description: 'Nice.',
  features: '',
  ...given,
})

async function bring(homes: Home[], verifyAs?: string) {
  const file = join(folder, 'homes.csv')
  const names = Object.keys(homes[0] ?? {})
  const lines = homes.map((each) => names.map((name) => `"${each[name] ?? ''}"`).join(','))
  await writeFile(file, [names.join(','), ...lines].join('\n'))
  const context = {
    db: app.db,
    gazetteer: app.parts.geocoder,
    currency: 'USD' as const,
    reportFolders: [folder],
    screen: { write: () => {} },
    say: (line: string) => said.push(line),
    stopped: () => false,
  }
  return importFile({ file, agent: agent.email, verifyAs }, context)
}
const stored = () => app.db.select().from(properties).orderBy(asc(properties.sourceId))
const versions = async () => {
  const { rows } = await app.db.execute<{ id: string; version: string }>(
    sql`select source_id as id, xmin::text as version from property order by source_id`,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}
const shown = async (sourceId: string) => {
  const [row] = await app.db.select({ id: properties.id }).from(properties).where(eq(properties.sourceId, sourceId))
  return row?.id ?? ''
}

test('a changed file changes price, title and facts of exactly the homes that it changes', async () => {
  await bring(['1', '2', '3', '4', '5'].map((id) => home(id)))
  const before = await versions()
  const changed = [
    home('1', { price: '240000' }),
    home('2', { title: 'The Mill', bedrooms: '4', features: 'Garden; Garage' }),
    home('3'),
    home('6'),
    home('5', { bedrooms: '' }),
  ]
  expect(await bring(changed)).toEqual({ read: 5, listed: 1, changed: 3, alreadyThere: 1, refused: 0 })
  expect(await stored()).toMatchObject([
    { sourceId: '1', price: '240000', priceMin: 240_000_00, title: 'House 1', bedrooms: 3 },
    { sourceId: '2', price: '250000', title: 'The Mill', bedrooms: 4, features: ['Garden', 'Garage'] },
    { sourceId: '3', title: 'House 3', bedrooms: 3 },
    { sourceId: '4', title: 'House 4' },
    { sourceId: '5', bedrooms: null },
    { sourceId: '6' },
  ])
  const after = await versions()
  expect(['3', '4'].map((id) => after.get(id))).toEqual(['3', '4'].map((id) => before.get(id)))
  expect(said).toContain(`${'Changed'.padEnd(14)}${'3'.padStart(10)}`)
  expect(await bring(changed)).toEqual({ read: 5, listed: 0, changed: 0, alreadyThere: 5, refused: 0 })
})

test('a changed file changes pictures and the state of the market, and other columns change nothing', async () => {
  await bring([home('1', { pictures: 'https://a.example/hall.jpg The hall' }), home('2')])
  const changed = [
    home('1', { propertyImage: 'https://a.example/q.jpg', pictures: 'https://a.example/garden.jpg The garden' }),
    home('2', { market: 'paused' }),
  ]
  expect(await bring(changed)).toMatchObject({ changed: 2, alreadyThere: 0 })
  expect(await stored()).toMatchObject([{ image: 'https://a.example/q.jpg', pictureCount: 2 }, { market: 'paused' }])
  const pictures = await app.db.select().from(propertyPictures)
  expect(pictures).toMatchObject([{ url: 'https://a.example/garden.jpg', caption: 'The garden' }])
  const renamed = changed.map(({ location, ...rest }) => ({ location, ...rest }) as Home)
  expect(await bring(renamed)).toMatchObject({ changed: 0, alreadyThere: 2, refused: 0 })
})

test('fields that a person edited on the site stay until the file changes them', async () => {
  await bring([home('1')])
  const params = { id: await shown('1') }
  const { body } = await callAs(app, agent, propertyApi.one, { params })
  const { title, location, propertyImage, description } = body
  const edited = { title: 'By hand', location, price: '200000', propertyImage, description }
  await callAs(app, agent, propertyApi.update, { params, body: edited as never })
  expect(await bring([home('1')])).toMatchObject({ changed: 0, alreadyThere: 1 })
  expect(await bring([home('1', { price: '240000' })])).toMatchObject({ changed: 1 })
  expect((await callAs(app, agent, propertyApi.one, { params })).body).toMatchObject({
    title: `By hand`,
    price: '240000',
    description: title === '' ? '' : description,
  })
})

test('a change of a verified home is an edit with its flag, and stays public', async () => {
  await bring([home('1')], admin.email)
  await bring([home('1', { price: '240000' })], admin.email)
  expect(await stored()).toMatchObject([
    { status: 'verified', price: '240000', edit: { changed: { price: ['250000', '240000'] } } },
  ])
})

test('a home that is sold on the site is left as it is, and named by its line', async () => {
  await bring([home('1'), home('2')])
  await app.db.update(properties).set({ soldAt: new Date() }).where(eq(properties.sourceId, '1'))
  const file = [home('1', { price: '1000' }), home('2')]
  expect(await bring(file)).toMatchObject({ changed: 0, alreadyThere: 1, refused: 1 })
  expect(said).toContain('  line 2: It is sold on the site, so nothing of it is changed.')
  expect(await stored()).toMatchObject([{ price: '250000' }, {}])
})

test('homes of an import before this version are changed to what the file says', async () => {
  await bring([home('1'), home('2')])
  await app.db.delete(feeds).where(eq(feeds.ownerId, agent.id))
  expect(await bring([home('1', { price: '240000' }), home('2')])).toMatchObject({ changed: 1, alreadyThere: 1 })
  expect(await app.db.$count(feedHomes)).toBe(2)
})

test('a row of a home that was deleted on the site lists it again', async () => {
  await bring([home('1')])
  await app.db.delete(properties)
  expect(await bring([home('1')])).toMatchObject({ listed: 1 })
  expect(await app.db.select().from(feedHomes)).toMatchObject([{ propertyId: await shown('1') }])
})

test('a home of a feed stays the feed’s, and its row is refused by its line', async () => {
  await bring([home('1')])
  await app.db.update(feeds).set({ source: 'upload' })
  expect(await bring([home('1', { price: '240000' }), home('2')])).toMatchObject({ listed: 1, changed: 0, refused: 1 })
  expect(said).toContain('  line 2: Another feed of this agent has a home with this reference.')
  expect(await stored()).toMatchObject([{ price: '250000' }, { sourceId: '2' }])
})

test('what is imported is no feed of the page', async () => {
  await bring([home('1')])
  const { body } = await callAs(app, agent, feedApi.list, {})
  expect(body).toEqual([])
  const [feed] = await app.db.select().from(feeds).where(eq(feeds.ownerId, agent.id))
  const one = await callAs(app, agent, feedApi.one, { params: { id: feed?.id ?? '' } })
  const removed = await callAs(app, admin, feedApi.remove, { params: { id: feed?.id ?? '' } })
  expect([one.status, removed.status]).toEqual([404, 404])
})

test('two imports of one file at the same time list each home once', async () => {
  const file = Array.from({ length: 60 }, (_, at) => home(`${at}`))
  const both = await Promise.all([bring(file), bring(file)])
  expect(both[0].listed + both[1].listed).toBe(60)
  expect(both.map(({ refused }) => refused)).toEqual([0, 0])
  expect([await app.db.$count(properties), await app.db.$count(feedHomes)]).toEqual([60, 60])
})

const REQUIRED = ['id', 'title', 'location', 'price', 'propertyImage', 'description']
const onlyRequired = (given: Home) => Object.fromEntries(REQUIRED.map((name) => [name, given[name] ?? '']))
const full = home('1', {
  bedrooms: '4',
  priceKind: 'guide',
  addressShown: 'town',
  latitude: '51.38',
  longitude: '-2.36',
  features: 'Garden; Garage',
  language: 'en',
  title_es: 'La casa',
  contactName: 'Kim Lee',
  contactEmail: 'kim@homes.example',
  pictures: 'https://a.example/hall.jpg The hall',
  tours: 'https://tours.example/1 The tour',
})
const shownNow = async () =>
  (await callAs(app, agent, propertyApi.one, { params: { id: await shown('1') } })).body as unknown as Record<
    string,
    unknown
  >

test('a file that lacks optional columns changes what it says, and an empty cell of a column clears', async () => {
  await bring([full])
  const before = await shownNow()
  expect(before).toMatchObject({ bedrooms: 4, priceKind: 'guide', addressShown: 'town', pictureCount: 2 })
  expect(await bring([onlyRequired({ ...full, price: '240000' })])).toMatchObject({ changed: 1 })
  expect(await shownNow()).toMatchObject({ ...before, price: '240000' })
  const cleared = { ...full, price: '240000', bedrooms: '', features: '', contactName: '', contactEmail: '' }
  expect(await bring([cleared])).toMatchObject({ changed: 1 })
  const after = await shownNow()
  expect(after).toMatchObject({ price: '240000', pictures: before.pictures, translations: before.translations })
  expect([after.bedrooms, after.contact, after.features].map((value) => value ?? null)).toEqual([null, null, null])
})

test('pictures that an agent added stay until the file changes its own', async () => {
  await bring([home('1')])
  const params = { id: await shown('1') }
  const { body } = await callAs(app, agent, propertyApi.one, { params })
  const { title, location, price, propertyImage } = body
  const pictures = [{ url: 'https://a.example/added.jpg', caption: 'By hand' }]
  const edited = { title, location, price, propertyImage, pictures }
  await callAs(app, agent, propertyApi.update, { params, body: edited as never })
  expect(await bring([home('1', { propertyImage: 'https://a.example/q.jpg' })])).toMatchObject({ changed: 1 })
  expect(await stored()).toMatchObject([{ image: 'https://a.example/q.jpg', pictureCount: 2 }])
  const own = { propertyImage: 'https://a.example/q.jpg', pictures: 'https://a.example/hall.jpg' }
  expect(await bring([home('1', own)])).toMatchObject({ changed: 1 })
  expect(await app.db.select().from(propertyPictures)).toMatchObject([{ url: 'https://a.example/hall.jpg' }])
})
