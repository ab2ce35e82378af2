import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { upload } from '../../../../test/people/upload.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

const query = async (text: string, values: string[]) => (await app.db.$client.query(text, values)).rows
const setRole = (by: Person, id: string, role: 'admin' | 'agent' | 'fraud') =>
  callAs(app, by, userApi.setRole, { params: { id }, body: { role } })

test('one of two admins who demote each other concurrently stays', async () => {
  for (let round = 0; round < 5; round++) {
    const other = await make.user(app, { role: 'admin' })
    const [first, second] = await Promise.all([setRole(admin, other.id, 'agent'), setRole(other, admin.id, 'agent')])
    const admins = await query(`select id from app_user where role = 'admin'`, [])
    expect(admins).toHaveLength(1)
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1)
    if (first.status !== 200) admin = other
  }
})

test('marking an agent as fraud hides their unsold homes immediately, and keeps the rows', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const home = await make.property(app, { agent })
  const sold = await make.property(app, { agent, sold: true })
  const path = { params: { id: home.id } }
  expect((await callAs(app, { token: '' }, propertyApi.one, path)).status).toBe(200)
  expect((await setRole(admin, agent.id, 'fraud')).status).toBe(200)
  expect((await callAs(app, { token: '' }, propertyApi.one, path)).status).toBe(404)
  expect((await callAs(app, agent, propertyApi.one, path)).body.withdrawn).toBe(true)
  expect((await callAs(app, { token: '' }, propertyApi.one, { params: { id: sold.id } })).status).toBe(200)
  expect((await callAs(app, agent, propertyApi.create, { body: {} as never })).status).toBe(403)
})

test('marking an agent as fraud closes the open offers on their homes, notifies the buyers, and keeps sales', async () => {
  const [agent, buyer, rival] = [await make.user(app, { role: 'agent' }), await make.user(app), await make.user(app)]
  const home = await make.property(app, { agent })
  await make.offer(app, { property: home, buyer, status: 'accepted' })
  await make.offer(app, { property: home, buyer: rival })
  const sold = await make.property(app, { agent, sold: true })
  await make.offer(app, { property: sold, buyer, status: 'Bought' })
  await setRole(admin, agent.id, 'fraud')
  const statuses = await query('select status from offer where agent_email = $1 order by status', [agent.email])
  expect(statuses.map((row) => row.status)).toEqual(['Bought', 'rejected', 'rejected'])
  for (const { email } of [buyer, rival])
    expect(await query('select subject from mail_outbox where recipient = $1', [email])).toEqual([
      { subject: expect.stringMatching(/^Your offer is closed: /) },
    ])
})

test('mails an agent when the buyer of an accepted offer is deleted', async () => {
  const [agent, buyer] = [await make.user(app, { role: 'agent' }), await make.user(app)]
  const property = await make.property(app, { agent })
  await make.offer(app, { property, buyer, status: 'accepted', acceptedAt: new Date() })
  await make.offer(app, { property: await make.property(app, { agent }), buyer })
  await callAs(app, admin, userApi.remove, { params: { id: buyer.id } })
  expect(await query('select subject from mail_outbox where recipient = $1', [agent.email])).toEqual([
    { subject: expect.stringMatching(/^An accepted offer is closed: /) },
  ])
})

test('a change of role takes effect with the next request, with the same token', async () => {
  const person = await make.user(app)
  expect((await callAs(app, person, userApi.list, {})).status).toBe(403)
  await setRole(admin, person.id, 'admin')
  expect((await callAs(app, person, userApi.list, {})).status).toBe(200)
  await setRole(admin, person.id, 'agent')
  expect((await callAs(app, person, userApi.list, {})).status).toBe(403)
})

test('deleting a user closes their offers, removes their unsold homes with the offers on them, and keeps sales', async () => {
  const [agent, buyer] = [await make.user(app, { role: 'agent' }), await make.user(app)]
  const [home, sold] = [await make.property(app, { agent }), await make.property(app, { agent, sold: true })]
  const onTheirs = await make.offer(app, { property: home, buyer })
  const other = await make.user(app, { role: 'agent' })
  const theirs = await make.offer(app, { property: await make.property(app, { agent: other }), buyer: agent })
  const bought = await make.offer(app, { property: sold, buyer, status: 'Bought' })
  expect((await callAs(app, admin, userApi.remove, { params: { id: agent.id } })).status).toBe(200)
  const statuses = await query('select id, status from offer where id = any($1)', [
    [onTheirs.id, theirs.id, bought.id],
  ] as never)
  expect(Object.fromEntries(statuses.map((row) => [row.id, row.status]))).toEqual({
    [onTheirs.id]: 'rejected',
    [theirs.id]: 'rejected',
    [bought.id]: 'Bought',
  })
  expect(await query('select id from property where agent_email = $1', [agent.email])).toEqual([{ id: sold.id }])
  expect(await query('select subject from mail_outbox where recipient = $1', [buyer.email])).toEqual([
    { subject: `Your offer is closed: ${home.title}` },
  ])
  expect((await callAs(app, agent, userApi.role, { params: { email: agent.email } })).status).toBe(401)
})

test('an admin finds users by words of name or e-mail, taken literally', async () => {
  await make.user(app, { name: 'Zoë 9z%', email: 'zoe@search.example' })
  const found = async (q: string) =>
    ((await callAs(app, admin, userApi.list, { query: { q } })).body as { name: string }[]).map(({ name }) => name)
  expect(await found('zoë SEARCH.example')).toEqual(['Zoë 9z%'])
  expect(await found('9z%')).toEqual(['Zoë 9z%'])
  expect(await found('z%e')).toEqual([])
})

test('POST /users sets the caller’s own name only', async () => {
  const [person, other] = [await make.user(app), await make.user(app)]
  const create = (email: string) => callAs(app, person, userApi.create, { body: { name: 'New Name', email } })
  expect((await create(other.email)).status).toBe(422)
  expect((await create(person.email.toUpperCase())).body).toEqual({ insertedId: person.id })
  expect((await create(person.email)).status).toBe(201)
  expect(await query('select name from app_user where id = $1', [person.id])).toEqual([{ name: 'New Name' }])
})

test('a user changes their own name and photo', async () => {
  const person = await make.user(app)
  const update = (body: object) => callAs(app, person, userApi.update, { body: body as never })
  expect((await update({ name: 'Ada', photoURL: 'https://x.org/a.png' })).body).toEqual({ modifiedCount: 1 })
  expect((await update({ name: 'Ada', photoURL: 'javascript:alert(1)' })).status).toBe(422)
  const gone = await update({ name: 'Eva', photoURL: '/media/0190a3c4-0000-7000-8000-000000000000.webp' })
  expect(gone).toMatchObject({
    status: 422,
    body: { errors: { photoURL: expect.stringContaining('no longer available') } },
  })
  expect(await query('select name from app_user where id = $1', [person.id])).toEqual([{ name: 'Ada' }])
  expect((await update({ name: 'x'.repeat(21), photoURL: 'https://x.org/a.png' })).status).toBe(422)
})

test('rejects another user’s upload as a photo', async () => {
  const [person, other] = [await make.user(app), await make.user(app)]
  const picture = new Uint8Array(await jpeg())
  const show = async (photoURL: string) =>
    (await callAs(app, person, userApi.update, { body: { name: 'Ada', photoURL } })).status
  const { address: theirs } = await upload(app.url, other.token, picture)
  expect([await show(theirs), await show(`https://cdn.example${theirs}`)]).toEqual([422, 422])
  const { address: own } = await upload(app.url, person.token, picture)
  expect(await show(own)).toBe(200)
})
