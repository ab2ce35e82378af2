import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make, type Person } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { properties } from '../../tables/property.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
})
afterAll(async () => app.close())

const titles = async (q: string) => {
  const { body } = await callAs(app, { token: '' }, propertyApi.verified, { query: { q } })
  return (body as { title: string }[]).map(({ title }) => title).sort()
}

test('finds a home by the words that an edit added, and no longer by those removed', async () => {
  const { id } = await make.property(app, { agent, title: 'Wychwood', description: 'With an orchard.' })
  expect(await titles('ychwoo')).toEqual(['Wychwood'])
  await app.db.update(properties).set({ title: 'Xanadu', description: 'A pergola.' }).where(eq(properties.id, id))
  expect(await titles('ychwoo')).toEqual([])
  expect(await titles('orchard')).toEqual([])
  expect(await titles('xanad pergolas')).toEqual(['Xanadu'])
})

test('finds both homes when two transactions add a new word simultaneously', async () => {
  const first = await app.db.$client.connect()
  try {
    await first.query('begin')
    await first.query(home('First Zoutkamp'))
    await app.db.$client.query(home('Second Zoutkamp'))
    expect(await titles('zoutkamp')).toEqual(['Second Zoutkamp'])
    await first.query('commit')
  } finally {
    first.release()
  }
  expect(await titles('zoutkamp')).toEqual(['First Zoutkamp', 'Second Zoutkamp'])
})

test.each(["O'Brien\\Cottage", 'Ünal-Straße', '"Quoted"', 'x&y|z:*'])(
  'a home called %s is found by its name and by a part of it',
  async (name) => {
    await app.db.$client.query(home(`Odd ${name}`))
    expect(await titles(`odd ${name}`)).toEqual([`Odd ${name}`])
    expect(await titles(`odd ${name.slice(0, -1)}`)).toContain(`Odd ${name}`)
  },
)

test('finds a home by a part of many words, also with a rare word', async () => {
  await app.db.$client.query(
    `${homes} select gen_random_uuid(), 'Mc' || n || 'dale', ${rest} from generate_series(1, 300) n`,
  )
  await app.db.$client.query(home('McAlone7dale Bothy'))
  expect((await titles('dale')).length).toBeGreaterThan(300)
  expect(await titles('dale bothy')).toEqual(['McAlone7dale Bothy'])
})

const homes = `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email,
  agent_name, agent_image, image, status, verified_at)`
const rest = `'Leeds', '1', 100, 100, '2026-01-01', 'A home.', 'a@people.example', 'Ann', '/a.webp', '/b.webp', 'verified', now()`
const home = (title: string) => `${homes} values (gen_random_uuid(), '${title.replaceAll("'", "''")}', ${rest})`
