import { expect, onTestFinished, test } from 'vitest'
import { make } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { testDatabase } from '../../../../../test/server/database.ts'

type Row = { name: string; body: string; returns: string; has_path: boolean }

test('each function that is a trigger’s, or that names a table or another function of ours, has its own search path', async () => {
  const { db, close } = await testDatabase()
  onTestFinished(close)
  const { rows } = await db.$client.query<Row>(
    `select proname as name, prosrc as body, prorettype::regtype::text as returns,
       coalesce(array_to_string(proconfig, ' ') like '%search_path=%', false) as has_path
     from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  const tables = await db.$client.query(`select tablename as name from pg_tables where schemaname = 'public'`)
  const names = [...rows, ...tables.rows].map(({ name }) => new RegExp(`\\b${name}\\b`))
  const needsPath = ({ returns, body }: Row) => returns === 'trigger' || names.some((name) => name.test(body))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => needsPath(row) && !row.has_path).map(({ name }) => name)).toEqual([])
})

test('rows are restored as pg_restore --data-only does, without a search path', async () => {
  const app = await testApp()
  onTestFinished(() => app.close())
  const home = await make.property(app, { agent: await make.user(app, { role: 'agent' }) })
  const client = await app.db.$client.connect()
  onTestFinished(() => client.release(true))
  const { rows } = await client.query('delete from property where id = $1 returning to_jsonb(property) as row', [
    home.id,
  ])
  const columns = await client.query(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'property'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
  )
  await client.query(`select set_config('search_path', '', false)`)
  const { names } = columns.rows[0]
  await client.query(
    `insert into public.property (${names}) select ${names} from jsonb_populate_record(null::public.property, $1)`,
    [{ ...rows[0].row, terms: null }],
  )
  const restored = await client.query('select terms is not null as is_found from public.property where id = $1', [
    home.id,
  ])
  expect(restored.rows).toEqual([{ is_found: true }])
})
