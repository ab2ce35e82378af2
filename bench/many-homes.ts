import pg from 'pg'
import { startEmbedded } from '../src/server/platform/embedded-postgres/embedded-postgres.ts'

export async function addHomes(dataDir: string, count: number): Promise<void> {
  const { url } = await startEmbedded(dataDir, () => {}, { join: true })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description,
         agent_email, agent_name, agent_image, image, status, verified_at)
       select gen_random_uuid(), 'House ' || n || ' with a garden', n || ' Rose Street, in Boston', 1000 * n,
         100000 * n, 100000 * n, '2026-01-01', repeat('A home with a garden in Boston. ', 40),
         'agent@many.example', 'Ann O Dee', 'https://pictures.example/agent.png', 'https://pictures.example/home.png',
         'verified', now() - n * interval '1 minute'
       from generate_series(1, $1) as n`,
      [count],
    )
    await client.query('vacuum analyze property')
  } finally {
    await client.end()
  }
}
