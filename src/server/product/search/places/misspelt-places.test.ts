import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../../test/server/database.ts'
import type { Cells } from '../../feed/reading/csv-format.ts'
import { countAllPlaces } from '../../place/count-places.ts'
import { titleCase } from '../../sold-price/title-case.ts'
import { suggestionsFor } from './place-names.search.ts'

/** Bigger ones are measured with `PRICE_PAID_FILES=a.csv.gz,b.csv.gz npx vitest run misspelt-places`. */
const files = (process.env.PRICE_PAID_FILES ?? 'test/samples/price-paid.csv').split(',')
const TRIES = 100

let database: Awaited<ReturnType<typeof testDatabase>>
const names = new Set<string>()
beforeAll(async () => {
  database = await testDatabase()
  for (const cells of files.flatMap(rowsOf)) {
    for (const name of [cells.town, cells.locality]) if (name) names.add(titleCase(name))
  }
  await database.db.$client.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
       agent_image, image, status, verified_at)
     select gen_random_uuid(), 'Home', location, '1', 100, 100, '2026-01-01', 'A home.', 'a@people.example', 'Ann', '/a.webp', '/b.webp',
       'verified', now() from unnest($1::text[]) location`,
    [files.flatMap(rowsOf).map(locationOf)],
  )
  await countAllPlaces(database.db)
})
afterAll(() => database.close())

test('suggests ninety of a hundred misspelt places among the first five', async () => {
  const places = [...names].sort()
  const random = randomFrom(2026)
  const missed: string[] = []
  for (let tries = 0; tries < TRIES; tries++) {
    const name = places[Math.floor(random() * places.length)] ?? ''
    const typed = misspelt(name, random)
    const { places: suggested } = await suggestionsFor(database.db, typed)
    if (!suggested.some((place) => place.name === name)) missed.push(`${typed} (${name})`)
  }
  console.info(
    `${TRIES - missed.length} of ${TRIES} over ${places.length} places; missed: ${missed.join(', ') || 'none'}`,
  )
  expect(missed.length).toBeLessThanOrEqual(10)
}, 120_000)

function rowsOf(file: string): Cells[] {
  const bytes = readFileSync(file)
  return parse<Cells>(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, { columns: true, relax_column_count: true })
}

const locationOf = ({ street = '', locality = '', town = '', postcode = '' }: Cells): string =>
  [...[street, locality, town].map(titleCase), postcode].filter(Boolean).join(', ')

/** One letter too many, too few or wrong, or two neighbours swapped. */
function misspelt(name: string, random: () => number): string {
  const at = Math.floor(random() * name.length)
  const letter = String.fromCharCode(97 + Math.floor(random() * 26))
  const [before, here, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)]
  const kinds = [before + letter + here + after, before + after, before + letter + after]
  const swapped = before + (after[0] ?? '') + here + after.slice(1)
  return [...kinds, swapped][Math.floor(random() * 4)] ?? name
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
