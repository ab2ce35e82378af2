import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditEntry, auditApi } from '#contract/audit'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { record } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordImport } from '../import/import.store.ts'
import { payments } from '../tables/payment.ts'
import { namesIn } from './audit-names.store.ts'
import { personalDataOfActions } from './personal-data.store.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
  who = await everybody(app)
})
afterAll(async () => app.close())

/** The entries of one subject, as an admin reads them, newest first. */
const entriesOf = async (subject: string): Promise<AuditEntry[]> =>
  (await callAs(app, who.admin, auditApi.list, { query: { subject } })).body

test('an admin reads actor, action and subject by name and title, with a link', async () => {
  const home = await make.property(app, { agent: who.agent, status: 'pending' })
  await callAs(app, who.admin, propertyApi.decide, { params: { id: home.id }, body: { status: 'verified' } })
  const offer = await make.offer(app, { property: home, buyer: who.user })
  await callAs(app, who.agent, offerApi.move, { params: { id: offer.id }, body: { status: 'rejected' } })
  const payment = randomUUID()
  await app.db.insert(payments).values({ id: payment, offerId: offer.id, amount: offer.amount, currency: 'usd' })
  await record(app.db, { action: 'release', kind: 'payment', id: payment, after: { offer: offer.id } })
  const person = await make.user(app, { name: 'Ann Example' })
  await callAs(app, who.admin, userApi.setRole, { params: { id: person.id }, body: { role: 'agent' } })

  const admin = { actorName: who.admin.name, actorEmail: who.admin.email }
  const agent = { actorName: who.agent.name, actorEmail: who.agent.email }
  const atHome = { subjectTitle: home.title, propertyId: home.id }
  expect(await entriesOf(home.id)).toMatchObject([{ action: 'verify', ...admin, ...atHome }])
  expect(await entriesOf(offer.id)).toMatchObject([{ action: 'reject', ...agent, ...atHome }])
  const [released] = await entriesOf(payment)
  expect(released).toMatchObject({ action: 'release', ...atHome })
  expect(released).not.toHaveProperty('actorName')
  expect(await entriesOf(person.id)).toMatchObject([
    { action: 'set role', ...admin, subjectTitle: 'Ann Example', userEmail: person.email },
  ])
})

test('shows the current title and name after a change', async () => {
  const home = await make.property(app, { agent: who.agent })
  const body = { title: 'Larger Cabin', location: home.location, price: home.price, propertyImage: home.image }
  await callAs(app, who.agent, propertyApi.update, { params: { id: home.id }, body })
  await app.db.$client.query(`update property set title = 'Largest Cabin' where id = $1`, [home.id])
  expect(await entriesOf(home.id)).toMatchObject([{ action: 'edit', subjectTitle: 'Largest Cabin' }])
  await callAs(app, who.agent, propertyApi.remove, { params: { id: home.id } })
  expect(await entriesOf(home.id)).toMatchObject([
    { action: 'delete', subjectTitle: 'Largest Cabin' },
    { action: 'edit', subjectTitle: 'Larger Cabin' },
  ])
})

test('all entries of a deleted home have the title that it had', async () => {
  const home = await make.property(app, { agent: who.agent, status: 'pending' })
  await callAs(app, who.admin, propertyApi.decide, { params: { id: home.id }, body: { status: 'verified' } })
  await callAs(app, who.agent, propertyApi.remove, { params: { id: home.id } })
  const entries = await entriesOf(home.id)
  expect(entries.map(({ action, subjectTitle }) => [action, subjectTitle])).toEqual([
    ['delete', home.title],
    ['verify', home.title],
  ])
  for (const entry of entries) expect(entry).not.toHaveProperty('propertyId')
})

test('a deleted subject has the title of its entry, and no link', async () => {
  const [admin, agent] = [await make.user(app, { role: 'admin' }), await make.user(app, { name: 'Ida Gone' })]
  await callAs(app, admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'agent' } })
  const home = await make.property(app, { agent, status: 'pending' })
  await callAs(app, admin, propertyApi.decide, { params: { id: home.id }, body: { status: 'verified' } })
  const written = { propertyTitle: 'Mill House', agentName: 'Ida', reviewDescription: 'Lovely.' }
  const review = (await callAs(app, agent, reviewApi.write, { body: written })).body.insertedId
  await callAs(app, admin, reviewApi.remove, { params: { id: review } })
  const offer = await make.offer(app, { property: home, buyer: who.user })
  await callAs(app, agent, offerApi.move, { params: { id: offer.id }, body: { status: 'rejected' } })
  await callAs(app, admin, userApi.remove, { params: { id: agent.id } })
  await callAs(app, who.admin, userApi.remove, { params: { id: admin.id } })
  const run = randomUUID()
  const after = { file: 'C:\\lists\\spring.csv', agent: agent.email }
  await recordImport(app.db, { actorEmail: agent.email, action: 'import', id: run, after })

  const shown = async (id: string) =>
    (await entriesOf(id)).map(({ action, subjectTitle, ...entry }) => {
      for (const link of ['actorName', 'userEmail', 'propertyId']) expect(entry).not.toHaveProperty(link)
      return [action, subjectTitle]
    })
  expect(await shown(home.id)).toEqual([['verify', undefined]]) // it went with its agent
  expect(await shown(offer.id)).toEqual([['reject', home.title]])
  expect(await shown(review)).toEqual([['delete', 'Mill House']])
  expect(await shown(agent.id)).toEqual([
    ['delete', 'Ida Gone'],
    ['set role', agent.email],
  ])
  expect(await shown(run)).toEqual([['import', 'spring.csv']])
})

test('names and titles take one query for each kind, however many entries there are', async () => {
  const kinds = ['property', 'offer', 'user', 'review', 'payment', 'import', 'feed'] as const
  const entries = Array.from({ length: 1000 }, (_, place) => ({
    _id: randomUUID(),
    at: '',
    action: 'x',
    subjectKind: kinds[place % kinds.length] ?? 'offer',
    subjectId: randomUUID(),
    actorEmail: `${place}@x.example`,
  }))
  const queries: string[] = []
  const client = app.db.$client
  const logged = Object.assign(drizzle({ client, logger: { logQuery: (text) => queries.push(text) } }), {
    $client: client,
  }) satisfies Database
  await namesIn(logged, [...entries, { ...(entries[0] as AuditEntry), subjectId: 'no id of a row' }])
  expect(queries).toHaveLength(6)
})

test('an entry loses who it was when they leave, and can be changed in no other way', async () => {
  const leaver = await make.user(app, { role: 'agent' })
  const subject = randomUUID()
  const before = { title: 'Rose Cottage', email: leaver.email }
  const actor = { caller: leaver, request: { id: 'r-1' } }
  await app.db.transaction((tx) => record(tx, { actor, action: 'delete', kind: 'property', id: subject, before }))
  await app.db.transaction((tx) => personalDataOfActions.forget?.(tx, leaver) ?? Promise.reject())
  const [entry] = await entriesOf(subject)
  expect(entry).toMatchObject({ actorEmail: `deleted:${leaver.id}`, action: 'delete', requestId: 'r-1' })
  expect(entry?.before).toEqual({ title: 'Rose Cottage' })
  for (const change of [
    `actor_email = '${who.admin.email}'`,
    'actor_email = null',
    `action = 'edit'`,
    'at = now()',
    'before = null',
    `before = '{"title": "Another"}'`,
    `before = before || '{"email": "b@example.com"}'`,
    `after = '{}'`,
  ])
    await expect(
      app.db.$client.query(`update audit_entry set ${change} where subject_id = $1`, [subject]),
    ).rejects.toThrow('never changed')
})
