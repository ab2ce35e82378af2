import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Copy, evidenceApi, type HomeEvidence } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { addFingerprint, addMatches } from '../picture-match/picture-match.store.ts'
import { properties } from '../tables/property.ts'
import { checkDueHomes } from './check-homes.ts'

let app: TestApp
let admin: Person
let agents: Person[]
let ids: string[]
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

let pictures = 0

async function pictureLike(others: number[]): Promise<{ name: string; number: number }> {
  const name = `home-grouped-${++pictures}`
  const number = await addFingerprint(
    app.db,
    { name, imageId: null },
    { words: [pictures], features: Buffer.from('x') },
  )
  if (number === undefined) throw new Error('the picture was there already')
  await addMatches(
    app.db,
    number,
    others.map((other) => ({ other, isMirrored: false })),
  )
  return { name, number }
}

/** Ten homes of each of two agents with copies of one picture. Each is compared with the three latest copies alone. */
beforeEach(async () => {
  agents = [await make.user(app, { role: 'agent' }), await make.user(app, { role: 'agent' })]
  ids = []
  const copies: number[] = []
  for (let n = 0; n < 20; n++) {
    const { name, number } = await pictureLike([...copies.slice(0, 1), ...copies.slice(1).slice(-2)])
    copies.push(number)
    const agent = agents[n % 2] as Person
    const image = `/demo/${name}.webp`
    ids.push((await make.property(app, { agent, status: 'pending', location: 'Bath', title: `Copy ${n}`, image })).id)
  }
  await checkAll()
})

async function checkAll() {
  const { log, geocoder, settings } = app.parts
  await checkDueHomes({ db: app.db, log, geocoder, currency: settings.currency, evidenceOff: [] })
}

async function evidenceAbout(id: string): Promise<HomeEvidence | undefined> {
  const { body } = await callAs(app, admin, evidenceApi.list, { query: { ids: id } })
  return (body as { homes: HomeEvidence[] }).homes[0]
}
async function copiesOf(id: string): Promise<Copy[]> {
  const { body } = await callAs(app, admin, evidenceApi.copies, { params: { id } })
  return (body as { homes: Copy[] }).homes
}
const reject = (id: string, which: string[], reason?: string) =>
  callAs(app, admin, evidenceApi.decideCopies, { params: { id }, body: { status: 'rejected', ids: which, reason } })
const textOf = async (email: string) =>
  (
    await app.db.execute<{ text: string }>(sql`
      select text from notification join app_user on app_user.id = user_id where email = ${email}`)
  ).rows.map(({ text }) => text)

test('each of twenty copies by two agents says that it is one of twenty, of which all wait', async () => {
  for (const id of ids)
    expect((await evidenceAbout(id))?.pictureGroup).toEqual({ homes: 20, agents: 2, waiting: 20, picture: 1 })
  const copies = await copiesOf(ids[7] ?? '')
  expect(copies.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  expect(new Set(copies.map(({ email }) => email))).toEqual(new Set(agents.map(({ email }) => email)))
})

test('rejects all twenty at once, with a reason on each, one message to each agent, and an entry in the audit of each', async () => {
  const answer = await reject(ids[0] ?? '', ids, 'These homes show one stolen picture.')
  expect(answer).toMatchObject({ status: 200, body: { modifiedCount: 20 } })
  const rows = await app.db
    .select()
    .from(properties)
    .where(eq(properties.rejectionReason, 'These homes show one stolen picture.'))
  expect(rows.filter(({ id, status }) => ids.includes(id) && status === 'rejected')).toHaveLength(20)
  for (const { email } of agents) expect(await textOf(email)).toEqual(['10 of your homes were rejected'])
  const { rows: audited } = await app.db.execute(sql`
    select from audit_entry where action = 'reject' and subject_id = any(${sql.param(ids)}::text[]) and actor_email = ${admin.email}`)
  expect(audited).toHaveLength(20)
})

test('rejects neither a home that is decided, nor one that shows another picture', async () => {
  const [first = '', second = ''] = ids
  await app.db.update(properties).set({ status: 'verified', verifiedAt: new Date() }).where(eq(properties.id, second))
  const other = await make.property(app, { agent: agents[0] as Person, status: 'pending', location: 'Bath' })
  expect(await reject(first, [first, second, other.id])).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
  const stateOf = async (id: string) =>
    (await app.db.select({ status: properties.status }).from(properties).where(eq(properties.id, id)))[0]?.status
  expect([await stateOf(first), await stateOf(second), await stateOf(other.id)]).toEqual(['rejected', 'verified', null])
  expect((await reject(first, [first, second, other.id])).status).toBe(409)
})

test('what is no problem is raised about none of the twenty again', async () => {
  const [first = '', second = ''] = ids
  const dismissed = await callAs(app, admin, evidenceApi.dismissCopies, { params: { id: first } })
  expect(dismissed).toMatchObject({ status: 200, body: { deletedCount: 19 } })
  await app.db.execute(sql`update property set title = title || ' again' where id = any(${sql.param(ids)}::uuid[])`)
  await checkAll()
  const rulesAbout = async (id: string) => (await evidenceAbout(id))?.findings.map(({ rule }) => rule)
  expect(await rulesAbout(first)).not.toContain('samePicture')
  expect(await evidenceAbout(first)).not.toHaveProperty('pictureGroup')
  expect(await rulesAbout(second)).toContain('samePicture')
})

test('a pair of listings is no group', async () => {
  const [agent, other] = agents as [Person, Person]
  const one = await pictureLike([])
  const two = await pictureLike([one.number])
  await make.property(app, { agent, image: `/demo/${one.name}.webp`, location: 'Bath' })
  const { id } = await make.property(app, { agent: other, image: `/demo/${two.name}.webp`, location: 'Bath' })
  await checkAll()
  const evidence = await evidenceAbout(id)
  expect(evidence?.findings.map(({ rule }) => rule)).toContain('samePicture')
  expect(evidence).not.toHaveProperty('pictureGroup')
})

test.each([
  ['no ids', { status: 'rejected', ids: [] }],
  ['another status', { status: 'verified', ids: ['00000000-0000-4000-8000-000000000000'] }],
  ['what is no id', { status: 'rejected', ids: ['x'] }],
])('refuses %s', async (_what, body) => {
  const sent = { params: { id: ids[0] ?? '' }, body: body as { status: 'rejected'; ids: string[] } }
  expect((await callAs(app, admin, evidenceApi.decideCopies, sent)).status).toBe(422)
})
