import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { gazetteer } from '../../providers/geocoder/gazetteer.ts'
import { properties } from '../tables/property.ts'
import { importFile } from './import-file.ts'

const SAMPLE = 'test/samples/homes.csv'
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
  await database.db.insert(users).values({ name: 'Ann Agent', email: 'ann@agents.example', role: 'agent' })
  await database.db.insert(users).values({ name: 'Ada', email: 'admin@keyhaven.example', role: 'admin' })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

test('the gazetteer locates every real home in its town, and none is looked up again', async () => {
  const request = { file: SAMPLE, agent: 'ann@agents.example', verifyAs: 'admin@keyhaven.example' }
  const screen = { write: () => {} }
  const around = { db: database.db, gazetteer: gazetteer(), currency: 'GBP' as const, reportFolders: [folder], screen }
  await importFile(request, { ...around, say: () => {}, stopped: () => false })
  const homes = await database.db.select().from(properties)
  expect(homes.filter(({ geocodedAt }) => geocodedAt === null)).toEqual([])
  expect(homes.filter(({ latitude, longitude }) => latitude === null || longitude === null)).toEqual([])
  expect(new Set(homes.map(({ precision }) => precision))).toEqual(new Set(['town']))
  const far = homes.filter((home) => {
    const [latitude, longitude] = home.location.includes(', NE') ? [55, -1.6] : [53.5, -2.3]
    return Math.hypot((home.latitude ?? 0) - latitude, (home.longitude ?? 0) - longitude) > 1
  })
  expect(far.map(({ location }) => location)).toEqual([])
})

test('an import leaves no place count to later searches', async () => {
  const { rows } = await database.db.$client.query(
    'select (select count(*)::int from place_change) as noted, (select sum(homes)::int > 0 from place) as counted',
  )
  expect(rows).toEqual([{ noted: 0, counted: true }])
})
