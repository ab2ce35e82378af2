import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

const listing = {
  title: 'Mill House',
  location: '1 Weir Lane, Bath',
  price: '$250,000 - $300,000',
  agentImage: 'https://pictures.example/a.png',
  propertyImage: 'https://pictures.example/b.png',
  description: 'A house by the weir.',
}
const add = async (body: object = {}) =>
  (await callAs(app, who.agent, propertyApi.create, { body: { ...listing, ...body } })).body.insertedId as string
const read = async (id: string) => (await callAs(app, who.admin, propertyApi.one, { params: { id } })).body
const publicIds = async (query = {}) => {
  const { body } = await callAs(app, who.anonymous, propertyApi.verified, { query })
  return (body as { _id: string }[]).map((home) => home._id)
}
const mails = (title: string) =>
  app.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%: ${title}`))
const verify = (id: string) =>
  callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })

test('a new home is pending and in no public list until an admin verifies it; then it is the first', async () => {
  await verify(await add({ title: 'An older one' }))
  const id = await add()
  expect((await read(id)).status).toBeUndefined()
  expect(await publicIds()).not.toContain(id)
  expect(await publicIds({ q: 'weir' })).not.toContain(id)
  expect((await verify(id)).body).toEqual({ modifiedCount: 1 })
  expect((await publicIds())[0]).toBe(id)
})

test('ignores id, status, agent and other server fields in the body', async () => {
  const stolen = {
    _id: 'x',
    status: 'verified',
    email: who.otherAgent.email,
    name: 'Somebody',
    role: 'admin',
    sold: true,
  }
  const home = await read(await add(stolen))
  expect(home._id).not.toBe('x')
  expect(home).toMatchObject({ email: who.agent.email, name: who.agent.name, sold: false })
  expect(home.status).toBeUndefined()
})

test('rejects a body that names the prototype', async () => {
  const body = JSON.stringify(listing).replace('{', '{"__proto__":{"status":"verified"},')
  expect((await callAs(app, who.agent, propertyApi.create, { body: body as never })).status).toBe(400)
})

test('SQL in a title is stored as text', async () => {
  const title = `Robert'); drop table property; --`
  expect((await read(await add({ title }))).title).toBe(title)
})

test('stores text as written, and reports all missing fields together', async () => {
  const description = '<script>alert(1)</script> & "quotes"'
  expect((await read(await add({ description }))).description).toBe(description)
  const { status, body } = await callAs(app, who.agent, propertyApi.create, { body: {} as never })
  expect(status).toBe(422)
  expect(new Set(Object.keys(body.errors))).toEqual(new Set(Object.keys(listing)))
})

test('one of two concurrent decisions succeeds, the other returns 409', async () => {
  const second = await make.user(app, { role: 'admin' })
  for (let round = 0; round < 5; round++) {
    const id = await add()
    const reject = callAs(app, second, propertyApi.decide, { params: { id }, body: { status: 'rejected' } })
    const statuses = (await Promise.all([verify(id), reject])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
  }
})

test('mails the agent once when a home is verified or rejected, with the reason', async () => {
  const id = await add({ title: 'Weir Cottage' })
  await Promise.all([verify(id), verify(id)])
  expect(await mails('Weir Cottage')).toMatchObject([
    { recipient: who.agent.email, subject: 'Your home is verified: Weir Cottage' },
  ])
  const body = { status: 'rejected', reason: 'The roof is missing.' } as const
  const refused = await add({ title: 'Weir Ruin' })
  await callAs(app, who.admin, propertyApi.decide, { params: { id: refused }, body })
  const [mail, ...more] = await mails('Weir Ruin')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: who.agent.email, subject: 'Your home was rejected: Weir Ruin' })
  expect(mail?.body).toContain('The reason:\n\n> The roof is missing.')
})

test('a verified home of an agent marked as fraud stays hidden, and the agent gets no mail', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const body = { ...listing, title: 'Fraud Hall' }
  const id = (await callAs(app, agent, propertyApi.create, { body })).body.insertedId as string
  await callAs(app, who.admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })
  expect((await verify(id)).status).toBe(200)
  expect(await publicIds({ q: 'fraud hall' })).toEqual([])
  expect(await app.db.$count(mailOutbox, like(mailOutbox.subject, '%Fraud Hall'))).toBe(0)
})

test('the agent sees the reason of a rejection, and the home can no longer be updated', async () => {
  const id = await add()
  const reason = 'The picture shows another house.'
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'rejected', reason } })
  const { body } = await callAs(app, who.agent, propertyApi.one, { params: { id } })
  expect(body).toMatchObject({ status: 'rejected', rejectionReason: reason })
  const { title, location, price, propertyImage } = listing
  const change = { title, location, price, propertyImage }
  expect((await callAs(app, who.agent, propertyApi.update, { params: { id }, body: change })).status).toBe(409)
})

test('a home stays verified after an edit, and is flagged with the changes', async () => {
  const id = await add()
  await verify(id)
  const { title, location, propertyImage } = listing
  const body = { title, location, propertyImage, price: '199,000' }
  await callAs(app, who.agent, propertyApi.update, { params: { id }, body })
  const home = await read(id)
  expect(home.status).toBe('verified')
  expect(home.edited.changed).toEqual({ price: [listing.price, '199,000'] })
  const { body: edited } = await callAs(app, who.admin, propertyApi.list, { query: { status: 'edited' } })
  expect((edited as { _id: string }[]).map((row) => row._id)).toContain(id)
  expect((await callAs(app, who.agent, propertyApi.one, { params: { id } })).body.edited).toEqual(home.edited)
})

test('a buyer doesn’t see the values that an edit replaced, such as a price', async () => {
  const id = await add({ title: 'Once dearer' })
  await verify(id)
  const { location, propertyImage } = listing
  const body = { title: 'Cheaper now', location, propertyImage, price: '199,000' }
  await callAs(app, who.agent, propertyApi.update, { params: { id }, body })
  for (const caller of [who.anonymous, who.user, who.otherAgent]) {
    expect((await callAs(app, caller, propertyApi.one, { params: { id } })).body).not.toHaveProperty('edited')
    const found = await callAs(app, caller, propertyApi.verified, { query: { q: 'cheaper now' } })
    expect(found.body).toMatchObject([{ _id: id }])
    expect(found.body[0]).not.toHaveProperty('edited')
  }
})

test('deleting a home closes its open offers and notifies their buyers, who still see them', async () => {
  const property = await make.property(app, { agent: who.agent })
  const offer = await make.offer(app, { property, buyer: who.user })
  await callAs(app, who.agent, propertyApi.remove, { params: { id: property.id } })
  const { rows } = await app.db.$client.query('select status, property_id from offer where id = $1', [offer.id])
  expect(rows).toEqual([{ status: 'rejected', property_id: null }])
  expect(await mails(property.title)).toMatchObject([
    { recipient: who.user.email, subject: `Your offer is closed: ${property.title}` },
  ])
})

test('each decision, edit and deletion is in the audit trail, which can’t be changed', async () => {
  const id = await add()
  await verify(id)
  await callAs(app, who.admin, propertyApi.remove, { params: { id } })
  const { rows } = await app.db.$client.query(
    'select action, actor_email, request_id from audit_entry where subject_id = $1 order by id',
    [id],
  )
  expect(rows.map((row) => row.action)).toEqual(['verify', 'delete'])
  for (const row of rows) expect(row).toMatchObject({ actor_email: who.admin.email, request_id: expect.any(String) })
  for (const statement of ['update audit_entry set action = $$x$$', 'delete from audit_entry', 'truncate audit_entry'])
    await expect(app.db.$client.query(statement)).rejects.toThrow('never changed')
  expect(await app.db.$count(auditEntries)).toBeGreaterThan(0)
})
