import { expect, onTestFinished, test } from 'vitest'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

test('new words are looked up by the index, also on a connection that wrote the first of them', async () => {
  const app = await testApp({ DEMO: 'false' })
  onTestFinished(() => app.close())
  const { id } = await make.property(app, { agent: await make.user(app, { role: 'agent' }) })
  const client = await app.db.$client.connect()
  onTestFinished(() => client.release())
  const copies = (first: number) =>
    client.query(
      `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name, agent_image, image)
       select gen_random_uuid(), 'house ' || md5(n::text), location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name, agent_image, image
       from property, generate_series($2::int, $2::int + 1999) n where id = $1`,
      [id, first],
    )
  await client.query('begin')
  await client.query('truncate search_word')
  await client.query('analyze search_word')
  await copies(1)
  await copies(2001)
  const { rows } = await client.query(
    `select seq_tup_read::int as read, n_tup_ins::int as added from pg_stat_xact_user_tables where relname = 'search_word'`,
  )
  await client.query('rollback')
  expect(rows[0].added).toBeGreaterThanOrEqual(4000)
  expect(rows[0].read).toBeLessThan(20_000)
})
