import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { blmOf, resoOf } from 'feed-formats/sample-files'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Currency } from '#contract/currency'
import { testDatabase } from '../../../../test/server/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let lines: string[]
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
  await database.db.insert(users).values({ email: 'ann@agents.example', name: 'Ann Agent', role: 'agent' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.db.delete(properties)
  lines = []
})

const bring = (name: string, currency: Currency) => bringFile(`packages/feed-formats/test/samples/${name}`, currency)
async function bringText(name: string, text: string | Uint8Array, currency: Currency = 'USD') {
  const file = join(folder, name)
  await writeFile(file, text)
  lines = []
  return bringFile(file, currency)
}
const bringFile = (file: string, currency: Currency) =>
  importFile(
    { file, agent: 'ann@agents.example', verifyAs: undefined },
    {
      db: database.db,
      gazetteer: gazetteer(),
      currency,
      reportFolders: [folder],
      screen: { write: () => {} },
      say: (line) => lines.push(line),
      stopped: () => false,
    },
  )
const stored = () => database.db.select().from(properties).orderBy(asc(properties.id))

test('imports an XML feed by its content, once, and says what it left out', async () => {
  expect(await bring('homes.openimmo.xml', 'EUR')).toEqual({
    read: 2,
    listed: 2,
    changed: 0,
    alreadyThere: 0,
    refused: 0,
  })
  expect(lines).toContain('Not for sale, and left out: 1')
  expect(lines).toContain('Pictures in files, which only a feed brings: 3')
  expect(await bring('homes.openimmo.xml', 'EUR')).toMatchObject({ listed: 0, alreadyThere: 2 })
  expect(await stored()).toMatchObject([
    {
      title: 'Reihenhaus an der Mühle',
      sourceId: 'L-1',
      price: '1250000',
      bedrooms: 4,
      image: '/demo/placeholder-terraced.webp',
    },
    { price: '', priceKind: 'onApplication' },
  ])
})

test('imports a feed with pictures at web addresses, and refuses homes in another currency', async () => {
  expect(await bring('homes.kyero.xml', 'EUR')).toEqual({ read: 2, listed: 1, changed: 0, alreadyThere: 0, refused: 1 })
  expect(lines.join('\n')).toContain('Its price is in GBP, and this site is in EUR.')
  expect(await stored()).toMatchObject([{ image: 'https://pictures.example/1.jpg', pictureCount: 2 }])
})

test('imports CSV as before', async () => {
  expect(await bring('../../../../test/samples/homes.csv', 'GBP')).toMatchObject({ read: 200, listed: 200 })
})

const states = ['Active', 'Pending', 'Closed', 'Hold']
const marketOfAll = [
  { market: null, withdrawnAt: null },
  { market: 'underOffer', withdrawnAt: null },
  { market: 'soldElsewhere', withdrawnAt: expect.any(Date) },
  { market: 'paused', withdrawnAt: expect.any(Date) },
]
const resoIn = (given: string[]) =>
  resoOf(...given.map((state, at) => ({ ListingKey: `${at}`, StandardStatus: state })))
const blmIn = (given: string[]) => blmOf(...given.map((state, at) => ({ AGENT_REF: `${at}_1`, STATUS_ID: state })))

test('homes of JSON have the state of the market that the file gives, and a new state changes them', async () => {
  expect(await bringText('homes.json', resoIn(states))).toMatchObject({ listed: 4 })
  expect(await stored()).toMatchObject(marketOfAll)
  expect(await bringText('homes.json', resoIn(states))).toMatchObject({ changed: 0, alreadyThere: 4 })
  const turned = ['Pending', 'Active', 'Closed', 'Active']
  expect(await bringText('homes.json', resoIn(turned))).toMatchObject({ changed: 3, alreadyThere: 1 })
  expect((await stored()).map(({ market }) => market)).toEqual(['underOffer', null, 'soldElsewhere', null])
})

test('homes of BLM have the state of the market that the file gives', async () => {
  expect(await bringText('homes.blm', blmIn(['0', '1', '3']), 'GBP')).toMatchObject({ listed: 3 })
  expect((await stored()).map(({ market }) => market)).toEqual([null, 'underOffer', 'underOffer'])
})

test('says what it left out or shortened, and of which home', async () => {
  await bringText('homes.json', resoOf({ YearBuilt: 3, PublicRemarks: 'x'.repeat(20_000) }))
  expect(lines).toContain('Values left out or shortened: 2')
  expect(lines.filter((line) => line.startsWith('  A: '))).toHaveLength(2)
})

test('a refused home of XML or JSON is named by its place in the file', async () => {
  await bringText('homes.json', resoOf({}, { ListingKey: 'B' }))
  await database.db.update(properties).set({ soldAt: new Date() })
  await bringText('homes.json', resoOf({ ListingKey: 'C' }, { ListPrice: 200_000 }, { ListPrice: 100_000 }))
  expect(lines).toContain('  home 2: It is sold on the site, so nothing of it is changed.')
  expect(lines).toContain('  home 3: its id is that of an earlier home, which says something else')
})

test('a photograph that an agent chose stays when the type of a home without pictures changes', async () => {
  await bringText('homes.json', resoOf({}))
  expect((await stored())[0]?.image).toMatch(/placeholder-/)
  await database.db.update(properties).set({ image: 'https://a.example/own.jpg' })
  expect(await bringText('homes.json', resoOf({ PropertyType: 'Land' }))).toMatchObject({ changed: 1 })
  expect(await stored()).toMatchObject([{ image: 'https://a.example/own.jpg', type: 'land' }])
})
