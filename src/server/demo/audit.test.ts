import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditEntry, auditApi } from '#contract/audit'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../test/people/access.ts'
import { acceptedDeal, confirm, handIn, intentIn, paymentsOf, secretOf } from '../../../test/people/deal.ts'
import { make, type Person } from '../../../test/people/make.ts'
import { testApp } from '../../../test/server/app.ts'
import { auditEntries } from '../platform/db/tables/audit.ts'
import { offers } from '../product/tables/offer.ts'
import { payments } from '../product/tables/payment.ts'
import { properties } from '../product/tables/property.ts'
import { seedDemoAccounts } from '../providers/identity/embedded/demo-accounts.ts'
import { seedDemo } from './seed.ts'

type Row = typeof auditEntries.$inferSelect
let app: TestApp
let admin: Person
let seeded: Row[]
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  await seedDemoAccounts(app.db)
  await seedDemo(app.db, { acceptedDays: 7, currency: 'USD' })
  seeded = await app.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
  admin = await make.user(app, { role: 'admin' })
})
afterAll(() => app.close())

const subjectsOf = (entries: Row[], ...actions: string[]) =>
  entries
    .filter(({ subjectKind, action }) => actions.includes(`${subjectKind} ${action}`))
    .map(({ action, subjectId, at, actorEmail }) => [action, subjectId, at.toISOString(), actorEmail].join(' '))
    .sort()

test('every decision on a home is in the demo’s trail, by the admin and at its time', async () => {
  const homes = await app.db.select().from(properties)
  const verified = homes.flatMap(({ id, verifiedAt }) =>
    verifiedAt ? [`verify ${id} ${verifiedAt.toISOString()} admin@keyhaven.demo`] : [],
  )
  expect(subjectsOf(seeded, 'property verify')).toEqual(verified.sort())
  const rejected = homes.filter(({ status }) => status === 'rejected')
  const entries = seeded.filter(({ subjectKind, action }) => subjectKind === 'property' && action === 'reject')
  expect(new Map(entries.map(({ subjectId, after }) => [subjectId, after]))).toEqual(
    new Map(rejected.map(({ id, rejectionReason }) => [id, { status: 'rejected', reason: rejectionReason }])),
  )
  expect(rejected).toHaveLength(2)
})

test('the demo’s audit trail has every answer to an offer and the sale, with actor and time', async () => {
  const made = await app.db.select().from(offers)
  const sale = made.find(({ status }) => status === 'Bought')
  const soldTo = `${sale?.boughtAt?.toISOString()} ${sale?.buyerEmail}`
  const answered = made.flatMap(({ id, agentEmail, acceptedAt, closedAt }) => {
    if (acceptedAt) return [`accept ${id} ${acceptedAt.toISOString()} ${agentEmail}`]
    const bySale = closedAt?.getTime() === sale?.boughtAt?.getTime()
    return closedAt && !bySale ? [`reject ${id} ${closedAt.toISOString()} ${agentEmail}`] : []
  })
  expect(answered).toHaveLength(5)
  expect(subjectsOf(seeded, 'offer accept', 'offer reject')).toEqual(answered.sort())
  const [payment] = await app.db.select().from(payments)
  expect(subjectsOf(seeded, 'offer pay', 'payment settle', 'property sell')).toEqual(
    [`pay ${sale?.id} ${soldTo}`, `settle ${payment?.id} ${soldTo}`, `sell ${sale?.propertyId} ${soldTo}`].sort(),
  )
  const pay = seeded.find(({ action }) => action === 'pay')
  const { amount, transactionId } = sale ?? {}
  expect(pay?.after).toEqual({ status: 'Bought', transactionId, amount, payment: payment?.id, rejected: 1 })
})

test('agents have their role before they list, the fraud is marked as homes are withdrawn, and nothing is yet to happen', async () => {
  const homes = await app.db.select().from(properties)
  const roles = seeded.filter(({ action }) => action === 'set role')
  expect(roles.map(({ before, after }) => [before, after])).toEqual([
    [{ email: 'agent2@keyhaven.demo', role: null }, { role: 'agent' }],
    [{ email: 'agent@keyhaven.demo', role: null }, { role: 'agent' }],
    [{ email: 'fraud@keyhaven.demo', role: null }, { role: 'agent' }],
    [
      { email: 'fraud@keyhaven.demo', role: 'agent' },
      { role: 'fraud', withdrawn: 2, closedOffers: 0 },
    ],
  ])
  for (const { agentEmail, createdAt } of homes) {
    const given = roles.find(({ before }) => (before as { email: string }).email === agentEmail)
    expect(+createdAt).toBeGreaterThan(+(given?.at ?? Infinity))
  }
  const withdrawn = homes.flatMap(({ withdrawnAt }) => withdrawnAt ?? [])
  expect(withdrawn).toEqual([roles.at(-1)?.at, roles.at(-1)?.at])
  expect(seeded.map(({ at }) => +at)).toEqual(seeded.map(({ at }) => +at).sort((a, b) => a - b))
  expect(+(seeded.at(-1)?.at ?? Infinity)).toBeLessThan(Date.now())
  expect(new Set(seeded.map(({ at }) => at.getUTCMinutes())).size).toBeGreaterThan(10)
})

test('an admin finds each of the demo’s entries by name and title, and where to look at it', async () => {
  const { body } = await callAs(app, admin, auditApi.list, {})
  const gone = (body as AuditEntry[]).filter(({ propertyId, userEmail }) => !propertyId && !userEmail)
  expect(gone).toMatchObject([
    { action: 'delete', subjectKind: 'review', subjectTitle: 'Penthouse below Market Value' },
  ])
  for (const entry of body as AuditEntry[])
    expect(entry).toMatchObject({ actorName: expect.any(String), subjectTitle: expect.any(String) })
})

/** The fields of an entry's states before and after, without the values. */
const shapeOf = ({ subjectKind, action, before, after }: Row) =>
  JSON.stringify([subjectKind, action, fieldsOf(before), fieldsOf(after)])
const fieldsOf = (state: unknown) =>
  state === null
    ? null
    : Object.entries(state as object)
        .map(([field, value]) => `${field}: ${typeof value}`)
        .sort()

test('each entry has the shape in which the app writes one', async () => {
  await actAsTheDemo()
  const isSeeded = new Set(seeded.map(({ id }) => id))
  const all = await app.db.select().from(auditEntries)
  const written = new Set(all.filter(({ id }) => !isSeeded.has(id)).map(shapeOf))
  for (const entry of seeded) expect([...written]).toContain(shapeOf(entry))
  for (const { requestId } of seeded) expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
})

/** Does once what the demo's people did, through the app. */
async function actAsTheDemo(): Promise<void> {
  const deal = await acceptedDeal(app)
  const { agent, buyer } = deal
  await make.offer(app, { property: deal.home, buyer: await make.user(app) })
  const decide = async (body: { status: 'verified' | 'rejected'; reason?: string }) => {
    const { id } = await make.property(app, { agent, status: 'pending' })
    await callAs(app, admin, propertyApi.decide, { params: { id }, body })
  }
  await decide({ status: 'verified' })
  await decide({ status: 'rejected', reason: 'Too dark.' })
  for (const status of ['accepted', 'rejected'] as const) {
    const { id } = await make.offer(app, { property: await make.property(app, { agent }), buyer })
    await callAs(app, agent, offerApi.move, { params: { id }, body: { status } })
  }
  const secret = await secretOf(app, deal)
  await confirm(app, secret)
  await handIn(app, buyer, deal.offer.id, intentIn(secret))
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'settled' }])
  const review = { propertyTitle: 'Mill House', agentName: 'Ida', reviewDescription: 'Lovely.' }
  const { insertedId } = (await callAs(app, buyer, reviewApi.write, { body: review })).body
  await callAs(app, admin, reviewApi.remove, { params: { id: insertedId } })
  for (const role of ['agent', 'fraud'] as const)
    await callAs(app, admin, userApi.setRole, { params: { id: buyer.id }, body: { role } })
}
