import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Frequencies from real sales: places with outward postcode and point, streets, and 41 quantiles of prices by kind. */
type Distributions = {
  prices: Record<string, [count: number, ...quantiles: number[]]>
  places: [locality: string, town: string, postcode: string, latitude: number, longitude: number, count: number][]
  streets: Record<string, number>
}

export const AGENT = 'agent@many.example'
const SLOTS = 20_000
const BATCH = 50_000

/**
 * Inserts `count` homes distributed like real sales: nine in ten are verified, every other one belongs to the same
 * agent.
 */
export async function makeHomes(client: pg.Client, count: number): Promise<void> {
  const { places, streets, prices }: Distributions = JSON.parse(
    readFileSync(new URL('distributions.json', import.meta.url), 'utf8'),
  )
  const kinds = Object.entries(prices).map(([kind, [many, ...quantiles]]) => ({ kind, quantiles, many }))
  await fillSlots(
    client,
    'place',
    wheel(places, ([, , , , , many]) => many),
  )
  await fillSlots(
    client,
    'street',
    wheel(Object.entries(streets), ([, many]) => many),
  )
  await fillSlots(
    client,
    'kind',
    wheel(kinds, ({ many }) => many),
  )
  await client.query(`select setseed(0.5)`)
  const indexes = await dropIndexes(client)
  for (let from = 1; from <= count; from += BATCH)
    await client.query(HOMES, [from, Math.min(count, from + BATCH - 1), count])
  for (const index of indexes) await client.query(index)
  await client.query(AUDIT, [count])
  await client.query('vacuum analyze')
}

function wheel<Value>(values: Value[], frequency: (value: Value) => number): Value[] {
  const all = values.reduce((sum, value) => sum + frequency(value), 0)
  return values.flatMap((value) => Array<Value>(Math.max(1, Math.round((SLOTS * frequency(value)) / all))).fill(value))
}

async function fillSlots(client: pg.Client, name: string, values: unknown[]): Promise<void> {
  await client.query(`create temp table ${name}_slot (slot int primary key, value jsonb not null)`)
  await client.query(
    `insert into ${name}_slot select number - 1, value from jsonb_array_elements($1::jsonb) with ordinality as given(value, number)`,
    [JSON.stringify(values)],
  )
}

/** Building indexes afterwards is faster; returns the statements that recreate them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'property' and indexname <> 'property_pkey'`,
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  return rows.map(({ definition }) => definition)
}

/** Ids sort by `n`, as UUIDv7 does by time. */
const id = (n: string) => `('0198' || lpad(to_hex(${n}), 8, '0') || '70008000000000000000')::uuid`
const some = (share: number, words: string) => `case when random() < ${share} then '${words}' end`

const FEATURES = Object.entries({
  Garden: 0.35,
  Parking: 0.4,
  Garage: 0.2,
  Fireplace: 0.1,
  Balcony: 0.05,
  Lift: 0.04,
  Conservatory: 0.04,
  'Roof terrace': 0.01,
  Pool: 0.004,
  Orangery: 0.001,
}).map(([feature, share]) => some(share, feature))

const SENTENCES = [
  some(0.6, 'The kitchen was made new and opens to a dining room.'),
  some(0.5, 'Gas central heating and double glazing throughout.'),
  some(0.5, 'Close to schools, shops and the tram into the city.'),
  some(0.3, 'A long garden to the rear faces south.'),
  some(0.2, 'Offered with no chain above, so that it can be lived in at once.'),
  some(0.1, 'A cellar with two chambers could be made into a study.'),
  some(0.02, 'From the loft one sees the moors.'),
  some(0.001, 'With an inglenook of the time it was built.'),
  some(0.00005, 'Its observatory has a dome of copper.'),
]

const HOMES = `
  insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
    agent_image, image, status, created_at, verified_at, sold_at, edit, type, bedrooms, bathrooms, area, area_unit, year_built, tenure,
    features, latitude, longitude, precision, plot, energy_rating, lowered_at)
  select ${id('n')}, house || ' ' || street || ', ' || town,
    concat_ws(', ', street, nullif(locality, ''), town, nullif(postcode || ' ' || n % 9 + 1 || chr(65 + n % 20) || chr(65 + n / 20 % 20), ' ')),
    case when is_range then lowest || ' - ' || lowest * 11 / 10 else lowest::text end,
    lowest * 100, case when is_range then lowest * 11 / 10 else lowest end * 100, '2026-01-01',
    concat_ws(' ', word || ', established building, ' || tenure || '.', ${SENTENCES.join(', ')}),
    case when n % 2 = 0 then '${AGENT}' else 'agent' || n % 400 || '@many.example' end, 'Agent ' || n % 400,
    'https://pictures.example/agent.png', 'https://pictures.example/home-' || n || '.png',
    case when state < 0.9 then 'verified' when state > 0.95 then 'rejected' end,
    now() - ($3 - n) * interval '20 seconds' - interval '3 days',
    case when state < 0.9 then now() - ($3 - n) * interval '20 seconds' - random() * interval '2 days' end,
    case when state < 0.01 then now() end,
    case when random() < 0.002 then '{"at": "2026-01-01T00:00:00Z", "changed": {}}'::jsonb end,
    type, rooms, least(rooms, 1 + floor(random() * 3)) - case when random() < 0.1 then 0.5 else 0 end,
    400 + rooms * 250 + floor(random() * 600), 'ft2', 1880 + floor(random() * 140), tenure,
    nullif(array_remove(array[${FEATURES.join(', ')}], null), '{}'),
    case when random() < 0.95 then latitude + (random() - 0.5) * 0.03 end,
    case when random() < 0.95 then longitude + (random() - 0.5) * 0.05 end, 'street',
    case when type <> 'apartment' and random() < 0.5 then 1500 + floor(60000 * random() ^ 6) end,
    case when random() < 0.6 then substr('ABCDEFG', 1 + floor((random() + random()) * 3.5)::int, 1) end,
    case when random() < 0.05 then now() - random() * interval '60 days' end
  from (
    select n, state, is_range, house, street.value->>0 as street, place.value->>0 as locality, place.value->>1 as town,
      place.value->>2 as postcode, (place.value->>3)::float8 as latitude, (place.value->>4)::float8 as longitude,
      round((kind.value->'quantiles'->>quantile)::int * (0.97 + 0.06 * spread) / 500)::int * 500 as lowest,
      case kind.value->>'kind' when 'T' then 'townhouse' when 'F' then 'apartment' when 'O' then 'other' else 'house' end as type,
      case kind.value->>'kind' when 'D' then 'Detached house' when 'S' then 'Semi-detached house' when 'T' then 'Terraced house'
        when 'F' then 'Flat or maisonette' else 'Commercial or other property' end as word,
      case when spread < 0.6 then 'freehold' else 'leasehold' end as tenure,
      case when kind.value->>'kind' = 'F' then 1 + floor(quantile / 20.0) else 2 + floor(quantile / 12.0) + floor(spread * 1.3) end as rooms
    from (
      select n, random() as state, random() < 0.2 as is_range, floor(1 + 250 * random() ^ 2)::int as house, random() as spread,
        floor(random() * 41)::int as quantile,
        floor(random() * (select count(*) from street_slot))::int as street_at,
        floor(random() * (select count(*) from place_slot))::int as place_at,
        floor(random() * (select count(*) from kind_slot))::int as kind_at
      from generate_series($1::int, $2::int) n
    ) drawn
    join street_slot street on street.slot = street_at
    join place_slot place on place.slot = place_at
    join kind_slot kind on kind.slot = kind_at
    order by n
  ) home
  order by n`

const AUDIT = `
  insert into audit_entry (id, actor_email, action, subject_kind, subject_id)
  select ${id('n')}, 'admin@many.example', 'edit', 'property', (${id('case when n % 10 = 0 then 1 else n end')})::text
  from generate_series(1, $1::int) n`
