import pg from 'pg'
import { startEmbedded } from '../src/server/platform/embedded-postgres/embedded-postgres.ts'

/** Adds homes of one agent. `areOnMap`: spread over New England, most of them around Boston. */
export async function addHomes(dataDir: string, count: number, { areOnMap = false } = {}): Promise<void> {
  const { url } = await startEmbedded(dataDir, () => {}, { join: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description,
         agent_email, agent_name, agent_image, image, status, verified_at, latitude, longitude, precision, geocoded_at)
       select gen_random_uuid(), 'House ' || n || ' with a garden', n || ' Rose Street, in Boston', 1000 * n,
         100000 * n, 100000 * n, '2026-01-01', repeat('A home with a garden in Boston. ', 40),
         'agent@many.example', 'Ann O Dee', 'https://pictures.example/agent.png', 'https://pictures.example/home-' || n || '.png',
         'verified', now() - n * interval '1 minute',
         case when $2 then 42.36 + 2 * sin(n) * power(sin(n * 7), 2) end, case when $2 then -71.06 + 3 * cos(n * 3) * power(sin(n * 5), 2) end,
         case when $2 then 'exact' end, now()
       from generate_series(1, $1) as n`,
      [count, areOnMap],
    )
    await client.query('vacuum analyze property')
  } finally {
    await client.end()
  }
}
