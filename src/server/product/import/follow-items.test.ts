import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { reaxmlOf, resoOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'
import { feeds } from '../tables/feed.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

let app: TestApp
let folder: string
let agent: Person
let lines: string[]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  await app.db.delete(properties)
  await app.db.delete(feeds)
})

const home = (id: string, price = '250000') =>
  `<residential status="current"><uniqueID>${id}</uniqueID><headline>House ${id}</headline><price currency="USD">${price}</price>
  <address><streetNumber>${id}</streetNumber><street>Fig St</street><suburb>Coogee</suburb><state>NSW</state></address></residential>`
const priced = (id: string, price: string, currency = 'USD') =>
  `<residential status="current"><uniqueID>${id}</uniqueID><price currency="${currency}">${price}</price></residential>`
const turned = (id: string, status: string) =>
  `<residential status="${status}"><uniqueID>${id}</uniqueID></residential>`
const isShown = { withdrawnAt: null, market: null }

async function bringText(text: string, { isStopped = false } = {}) {
  const file = join(folder, 'homes')
  await writeFile(file, text)
  lines = []
  return importFile(
    { file, agent: agent.email, verifyAs: undefined },
    {
      db: app.db,
      gazetteer: app.parts.geocoder,
      currency: 'USD',
      reportFolders: [folder],
      screen: { write: () => {} },
      say: (line) => lines.push(line),
      stopped: () => isStopped,
    },
  )
}
const bring = (...homes: string[]) => bringText(reaxmlOf(...homes))
const stored = () => app.db.select().from(properties).orderBy(asc(properties.sourceId))
const pricesNow = async () => (await stored()).map(({ price }) => price)

test('a price alone changes the price of a home of an earlier import, once', async () => {
  await bring(home('A'), home('B'))
  expect(await bring(priced('A', '240000'))).toEqual({ read: 1, listed: 0, changed: 1, alreadyThere: 0, refused: 0 })
  expect(await stored()).toMatchObject([
    { price: '240000', priceMin: 240_000_00, title: 'House A' },
    { price: '250000' },
  ])
  expect(await bring(priced('A', '240000'))).toMatchObject({ changed: 0, alreadyThere: 1, refused: 0 })
})

test('of what a file says of one home the last counts, whether it lists it or not', async () => {
  await bring(home('A'))
  const counts = await bring(priced('A', '240000'), priced('A', '230000'), turned('B', 'withdrawn'), home('B'))
  expect(counts).toMatchObject({ listed: 1, changed: 1, refused: 0 })
  expect(await stored()).toMatchObject([
    { price: '230000', ...isShown },
    { price: '250000', ...isShown },
  ])
  await bring(priced('A', '220000'), home('A', '210000'))
  expect(await pricesNow()).toEqual(['210000', '250000'])
})

test('a price without a home, or that no home can have, is refused by its place', async () => {
  await bring(home('A'))
  const given = [priced('A', '250000', 'AUD'), priced('B', '1000'), priced('C', '-5')]
  expect(await bring(...given)).toMatchObject({ read: 3, changed: 0, refused: 3 })
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {2}element 1 <residential>, line 1: Its price is in AUD, and this site is in USD\.$/),
      expect.stringMatching(
        /^ {2}element 2 <residential>, line 2: It has a price and no more, and no import has brought such a home\.$/,
      ),
      expect.stringMatching(/^ {2}element 3 <residential>, line 3: .*-5/),
    ]),
  )
  expect(await pricesNow()).toEqual(['250000'])
})

test('a home that is sold by the file is sold elsewhere, and one that is withdrawn is gone until a file lists it', async () => {
  await bring(home('A'), home('B'), home('C'))
  const counts = await bring(turned('A', 'sold'), turned('B', 'withdrawn'))
  expect(counts).toEqual({ read: 2, listed: 0, changed: 2, alreadyThere: 0, refused: 0 })
  expect(await stored()).toMatchObject([{ market: 'soldElsewhere' }, { withdrawnAt: expect.any(Date) }, isShown])
  expect(await bring(turned('A', 'sold'), turned('B', 'withdrawn'))).toMatchObject({ changed: 0, alreadyThere: 2 })
  expect(await bring(home('A'), home('B'))).toMatchObject({ listed: 0, changed: 2 })
  expect(await stored()).toMatchObject([isShown, isShown, isShown])
})

test('what a file says of a home that a feed has is refused', async () => {
  await bring(home('A'), home('B'), home('C'))
  await app.db.update(feeds).set({ source: 'upload' })
  const given = [priced('A', '240000'), turned('B', 'sold'), turned('C', 'withdrawn')]
  expect(await bring(...given)).toMatchObject({ read: 3, changed: 0, refused: 3 })
  expect(
    lines.filter((line) => line.endsWith('Another feed of this agent has a home with this reference.')),
  ).toHaveLength(3)
  expect(await stored()).toMatchObject([{ price: '250000', ...isShown }, isShown, isShown])
})

test('homes that are gone and that no import has brought are counted', async () => {
  await bring(home('A'))
  expect(await bring(turned('B', 'sold'), turned('C', 'deleted'))).toMatchObject({ read: 0, refused: 0 })
  expect(lines).toContain('Sold or gone, and brought by no import: 2')
  expect(await stored()).toMatchObject([isShown])
})

test('a home that is for sale no more is gone, and counted as left out', async () => {
  await bringText(resoOf({}))
  expect(await bringText(resoOf({ PropertyType: 'Residential Lease' }))).toMatchObject({ changed: 1 })
  expect(lines).toContain('Not for sale, and left out: 1')
  expect(await stored()).toMatchObject([{ withdrawnAt: expect.any(Date) }])
})

test('a home with an accepted offer stays, and is named', async () => {
  await bring(home('A'))
  await app.db.update(properties).set({ status: 'verified', verifiedAt: new Date() })
  for (const property of await stored())
    await make.offer(app, { property, buyer: await make.user(app), status: 'accepted' })
  expect(await bring(turned('A', 'withdrawn'))).toMatchObject({ changed: 0, refused: 1 })
  expect(lines.join('\n')).toContain('stays on the site as an offer on it is accepted.')
  expect(await stored()).toMatchObject([isShown])
})

test('a file that breaks off, or an import that is stopped, takes no home off', async () => {
  await bring(home('A'), home('B'))
  const broken = reaxmlOf(turned('A', 'withdrawn'), '<residential><uniqueID>')
  await bringText(broken)
  expect(lines).toContain('Gone, and left as they are because the file is not whole: 1')
  await bringText(reaxmlOf(turned('A', 'withdrawn')), { isStopped: true })
  expect(await stored()).toMatchObject([isShown, isShown])
})

test('the price of a home that is sold on the site stays, and is named', async () => {
  await bring(home('A'))
  await app.db.update(properties).set({ soldAt: new Date() })
  expect(await bring(priced('A', '240000'))).toMatchObject({ changed: 0, refused: 1 })
  expect(lines.join('\n')).toContain('It is sold on the site, so nothing of it is changed.')
  expect(await pricesNow()).toEqual(['250000'])
})

test('an agent who was marked as fraud changes nothing', async () => {
  await bring(home('A'))
  const marked = () => app.db.update(users).set({ role: 'fraud' }).where(eq(users.id, agent.id))
  const text = reaxmlOf(priced('A', '240000'))
  await marked()
  await expect(bringText(text)).rejects.toThrow('is marked as fraud')
  expect(await pricesNow()).toEqual(['250000'])
})
