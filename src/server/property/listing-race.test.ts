import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { testApp } from '../../../test/app.ts'
import { callAs, type TestApp } from '../../../test/callers.ts'
import { make, type Person } from '../../../test/make.ts'
import { images } from '../db/tables/operation.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await app.db.$client.query(
        `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0].count
    })
    .toBe(count)

/** The agent sends a listing, which waits for its picture's row while `meanwhile` is asked for, too. */
async function listWhile(agent: Person, meanwhile: () => Promise<{ status: number }>) {
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
  const other = meanwhile()
  await waiting(2)
  await holder.query('commit')
  holder.release()
  expect((await other).status).toBe(200)
  return (await listed).body.insertedId as string
}

const { one } = propertyApi
const statusFor = async (id: string) => (await callAs(app, admin, one, { params: { id } })).status

test('a home that an agent lists while they are marked as fraud is withdrawn with the others', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const id = await listWhile(agent, () =>
    callAs(app, admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } }),
  )
  expect((await callAs(app, admin, one, { params: { id } })).body).toMatchObject({
    title: 'Mill House',
    withdrawn: true,
  })
})

test('a home that an agent lists while they are deleted goes with the others', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const id = await listWhile(agent, () => callAs(app, admin, userApi.remove, { params: { id: agent.id } }))
  expect(await statusFor(id)).toBe(404)
})
