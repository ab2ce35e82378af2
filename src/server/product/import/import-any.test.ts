import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Currency } from '#contract/currency'
import { testDatabase } from '../../../../test/server/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { properties } from '../tables/property.ts'
import { importAny } from './import-any.ts'

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

const bring = (name: string, currency: Currency) =>
  importAny(
    { file: `packages/feed-formats/test/samples/${name}`, agent: 'ann@agents.example', verifyAs: undefined },
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
