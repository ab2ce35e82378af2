import { afterAll, beforeAll, expect, test } from 'vitest'
import { userApi } from '#contract/user'
import { testApp } from '../../../test/app.ts'
import { callAs, type TestApp } from '../../../test/callers.ts'
import { make, type Person } from '../../../test/make.ts'

const MANY = 66_000 // more than the parameters that one statement of PostgreSQL can have

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

/** An agent with as many homes as an import can bring, and an open offer on one of them. */
async function agentOfMany(): Promise<Person> {
  const agent = await make.user(app, { role: 'agent' })
  await make.offer(app, { property: await make.property(app, { agent }), buyer: await make.user(app) })
  const columns = `title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
    agent_image, image, status, verified_at`
  await app.db.$client.query(
    `insert into property (id, ${columns}) select gen_random_uuid(), ${columns} from property, generate_series(2, ${MANY})
    where agent_email = $1`,
    [agent.email],
  )
  return agent
}

async function left({ email }: Person) {
  const homes = 'select count(*)::int, count(withdrawn_at)::int as withdrawn from property where agent_email = $1'
  const { rows } = await app.db.$client.query(homes, [email])
  const offers = await app.db.$client.query('select status from offer where agent_email = $1', [email])
  return { ...rows[0], offers: offers.rows.map(({ status }) => status) }
}

test('an agent of more homes than a statement has parameters can be marked as fraud', { timeout: 60_000 }, async () => {
  const agent = await agentOfMany()
  const { status } = await callAs(app, admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })
  expect(status).toBe(200)
  expect(await left(agent)).toEqual({ count: MANY, withdrawn: MANY, offers: ['rejected'] })
})

test('an agent of more homes than a statement has parameters can be deleted', { timeout: 60_000 }, async () => {
  const agent = await agentOfMany()
  expect((await callAs(app, admin, userApi.remove, { params: { id: agent.id } })).status).toBe(200)
  expect(await left(agent)).toEqual({ count: 0, withdrawn: 0, offers: ['rejected'] })
})
