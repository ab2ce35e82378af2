import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { zonesInUse } from '../../product/viewing/zones-in-use.store.ts'
import { compareClocks, differenceInWords } from './compare-clocks.ts'
import { differencesOfDatabase, differencesOfNode, nodeOffset } from './other-clocks.ts'
import { offsetIn } from './time-zones.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const NOVEMBER = new Date('2026-11-28T12:00:00Z')
const JANUARY = new Date('2027-01-15T12:00:00Z')
/** Zones whose rules changed in 2026, and some in which all agree. */
const zones = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Winnipeg',
  'America/Havana',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'UTC',
]

async function databaseOffset(timeZone: string): Promise<number> {
  const { rows } = await database.db.execute<{ minutes: number }>(
    sql`select (extract(epoch from (${JANUARY}::timestamptz at time zone ${timeZone}) - (${JANUARY}::timestamptz at time zone 'UTC')) / 60)::float8 as minutes`,
  )
  return rows[0]?.minutes ?? Number.NaN
}

test('names each zone in which Node’s clocks differ from ours, with both offsets', () => {
  const found = differencesOfNode(zones, NOVEMBER)
  for (const zone of zones) {
    const theirs = nodeOffset(zone, JANUARY)
    if (theirs === offsetIn(zone, JANUARY)) continue
    expect(found.find(({ timeZone }) => timeZone === zone)).toMatchObject({ theirs, ours: offsetIn(zone, JANUARY) })
  }
  expect(found.map(({ timeZone }) => timeZone)).not.toContain('Europe/Berlin')
  if (process.versions.tz === '2025c')
    expect(found.map(({ timeZone }) => timeZone)).toEqual(
      expect.arrayContaining(['America/Vancouver', 'America/Havana']),
    )
})

test('names each zone in which the database’s clocks differ from ours', async () => {
  const found = await differencesOfDatabase(database.db, zones, NOVEMBER)
  for (const zone of zones) {
    const isFound = found.some(({ timeZone }) => timeZone === zone)
    if ((await databaseOffset(zone)) !== offsetIn(zone, JANUARY)) expect([zone, isFound]).toEqual([zone, true])
  }
  expect(found.map(({ timeZone }) => timeZone)).not.toContain('Europe/Berlin')
})

test('a zone that another clock does not know differs', async () => {
  const difference = { timeZone: 'Mars/Olympus', at: NOVEMBER, ours: 0 }
  expect(differencesOfNode(['Mars/Olympus'], NOVEMBER)).toEqual([difference])
  expect(await differencesOfDatabase(database.db, ['Mars/Olympus'], NOVEMBER)).toEqual([difference])
  expect(differenceInWords(difference)).toBe('Mars/Olympus from 2026-11-28: GMT here, not known there')
})

test('compares the zones of hours and upcoming viewings alone', async () => {
  const used = await zonesInUse(database.db, NOVEMBER)
  expect(await compareClocks(database.db, used, NOVEMBER)).toEqual({ node: [], database: [] })
})

test.each([
  ['Asia/Kathmandu', 345],
  ['America/St_Johns', -210],
  ['UTC', 0],
  ['Mars/Olympus', undefined],
])('Node’s clocks in %s are %s minutes from UTC', (zone, minutes) => {
  expect(nodeOffset(zone, JANUARY)).toBe(minutes)
  expect(nodeOffset(zone, new Date('1969-12-31T23:59:30.500Z')) ?? 0).toBeTypeOf('number')
})
