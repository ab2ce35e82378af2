import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { images } from '../tables/image.ts'

const MANY = 66_000 // more than the parameters that one statement of PostgreSQL can have

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

const markAsFraud = ({ id }: Person) => callAs(app, admin, userApi.setRole, { params: { id }, body: { role: 'fraud' } })
const remove = ({ id }: Person) => callAs(app, admin, userApi.remove, { params: { id } })

/** An agent with as many homes as an import can bring, and an open offer on one of them. */
async function agentOfMany(): Promise<Person> {
  const agent = await make.user(app, { role: 'agent' })
  await make.offer(app, { property: await make.property(app, { agent }), buyer: await make.user(app) })
  const columns = `title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
    agent_image, image, status, verified_at`
  const portion = 5_000 // a statement for all of them would take longer than a request may
  for (let made = 1; made < MANY; made += portion)
    await app.db.$client.query(
      `insert into property (id, ${columns}) select gen_random_uuid(), ${columns}
      from (select * from property where agent_email = $1 limit 1) first, generate_series(1, $2::int)`,
      [agent.email, Math.min(portion, MANY - made)],
    )
  return agent
}

async function left({ email }: Person) {
  const homes = 'select count(*)::int, count(withdrawn_at)::int as withdrawn from property where agent_email = $1'
  const { rows } = await app.db.$client.query(homes, [email])
  const offers = await app.db.$client.query('select status from offer where agent_email = $1', [email])
  return { ...rows[0], offers: offers.rows.map(({ status }) => status) }
}

test('an agent of more homes than a statement has parameters can be marked as fraud', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const agent = await agentOfMany()
  expect((await markAsFraud(agent)).status).toBe(200)
  expect(await left(agent)).toEqual({ count: MANY, withdrawn: MANY, offers: ['rejected'] })
})

test('an agent of more homes than a statement has parameters can be deleted', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const agent = await agentOfMany()
  expect((await remove(agent)).status).toBe(200)
  expect(await left(agent)).toEqual({ count: 0, withdrawn: 0, offers: ['rejected'] })
})

const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await app.db.$client.query(
        `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0].count
    })
    .toBe(count)

/** The agent sends a listing, which waits for its picture's row while `concurrent` runs. */
async function listWhile(agent: Person, concurrent: (agent: Person) => Promise<{ status: number }>) {
  const picture = randomUUID()
  await app.db.insert(images).values({ id: picture, ownerId: agent.id, placeholder: 'data:,', width: 1, height: 1 })
  const holder = await app.db.$client.connect()
  await holder.query('begin')
  await holder.query('select id from image where id = $1 for update', [picture])
  const listing = {
    title: 'Mill House',
    location: '1 Weir Lane, Bath',
    price: '250000',
    agentImage: 'https://pictures.example/a.png',
    propertyImage: `/media/${picture}.webp`,
    description: 'A house by the weir.',
  }
  const listed = callAs(app, agent, propertyApi.create, { body: listing })
  await waiting(1)
  const other = concurrent(agent)
  await waiting(2)
  await holder.query('commit')
  holder.release()
  expect((await other).status).toBe(200)
  return (await listed).body.insertedId as string
}

const homeNow = (id: string) => callAs(app, admin, propertyApi.one, { params: { id } })

test('a home listed by an agent while they are marked as fraud is withdrawn with the others', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const id = await listWhile(agent, markAsFraud)
  expect((await homeNow(id)).body).toMatchObject({
    title: 'Mill House',
    withdrawn: true,
  })
})

test('a home listed by an agent while they are deleted is removed with the others', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const id = await listWhile(agent, remove)
  expect((await homeNow(id)).status).toBe(404)
})
