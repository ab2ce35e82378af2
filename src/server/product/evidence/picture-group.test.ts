import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Copy, evidenceApi, type HomeEvidence } from '#contract/evidence'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { groupOf } from '../picture-match/picture-groups.ts'
import { addFingerprint, addMatches } from '../picture-match/picture-match.store.ts'
import { findings } from '../tables/evidence.ts'
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

test('the oldest is marked if its agent has no other in the group, and each shows the shared picture', async () => {
  const first = async () => (await copiesOf(ids[7] ?? '')).flatMap(({ _id, isFirst }) => (isFirst ? [_id] : []))
  expect(await first()).toEqual([])
  const owner = await make.user(app, { role: 'agent' })
  const [oldest = ''] = ids
  await app.db.update(properties).set({ agentEmail: owner.email }).where(eq(properties.id, oldest))
  expect(await first()).toEqual([oldest])
  expect(new Set((await copiesOf(oldest)).map(({ picture }) => picture)).size).toBe(20)
})

test.each([19, 20, 21])('of a group of twenty the first %d are read, and all are counted', async (most) => {
  const { homes, agents, waiting, members } = await groupOf(app.db, ids[7] ?? '', most)
  expect([homes, agents, waiting, members.length]).toEqual([20, 2, 20, Math.min(most, 20)])
})

test('repeated presses reach the end of a group that is longer than its list', async () => {
  const id = ids[19] ?? ''
  await app.db
    .update(properties)
    .set({ soldAt: new Date() })
    .where(eq(properties.id, ids[0] ?? ''))
  const seen: string[] = []
  for (let presses = 0; presses < 4; presses++) {
    const { members } = await groupOf(app.db, id, 7)
    const waiting = members.filter(({ status, isSold }) => status === null && !isSold).map((home) => home.id)
    if (waiting.length === 0) break
    expect((await reject(id, waiting)).body).toEqual({ modifiedCount: waiting.length })
    seen.push(...waiting)
  }
  expect(seen).toEqual(ids.slice(1))
  expect((await groupOf(app.db, id)).waiting).toBe(0)
})

test('a listing whose picture was said to be no problem leaves the group, and is not rejected with it', async () => {
  const [first = '', second = '', third = ''] = ids
  const facts = {}
  const dismissedAt = new Date()
  for (const [propertyId, other] of [
    [first, second],
    [third, first],
  ] as const)
    await app.db
      .insert(findings)
      .values({ propertyId, rule: 'samePicture', other, otherPropertyId: other, facts, dismissedAt })
      .onConflictDoUpdate({ target: [findings.propertyId, findings.rule, findings.other], set: { dismissedAt } })
  const left = (await copiesOf(first)).map(({ _id }) => _id)
  expect(left.toSorted()).toEqual(ids.filter((id) => id !== second && id !== third).toSorted())
  expect((await evidenceAbout(first))?.pictureGroup).toMatchObject({ homes: 18 })
  expect((await reject(first, [second, third])).status).toBe(409)
  expect(await copiesOf(second)).toHaveLength(19)
})

/** Adds pending homes of the second agent with copies of the first picture. */
async function addCopies(count: number): Promise<void> {
  const [original = ''] = ids
  const name = `home-more-${++pictures}-`
  await app.db.execute(sql`
    insert into property (id, title, date, location, price, image, description, agent_email, agent_name, agent_image, status)
    select gen_random_uuid(), title, date, location, price, '/demo/' || ${name} || n || '.webp', '', agent_email, agent_name, '', null
    from property cross join generate_series(1, ${count}::int) as n where property.id = ${ids[1]}`)
  await app.db.execute(sql`
    insert into picture_fingerprint (name, features) select ${name} || n, '' from generate_series(1, ${count}::int) as n`)
  await app.db.execute(sql`
    insert into picture_match (number, other, is_mirrored) select copy.number, oldest.number, false
    from picture_fingerprint as copy, picture_fingerprint as oldest, property
    where starts_with(copy.name, ${name}) and property.id = ${original} and property.image = '/demo/' || oldest.name || '.webp'`)
}

test.each([
  [479, { homes: 499 }],
  [480, { homes: 500, isAtLeast: true }],
  [600, { homes: 500, isAtLeast: true }],
])('a list counts a group to 500 and says if there may be more: with %s copies %o', async (copies, expected) => {
  await addCopies(copies)
  await checkAll()
  const { homes, isAtLeast } = (await evidenceAbout(ids[0] ?? ''))?.pictureGroup ?? {}
  expect({ homes, ...(isAtLeast && { isAtLeast }) }).toEqual(expected)
  expect(await groupOf(app.db, ids[0] ?? '')).toMatchObject({ homes: 20 + copies, agents: 2 })
})

test('more copies than the list shows are all rejected, a thousand at a time', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const [original = ''] = ids
  await addCopies(1_500)
  const modified: number[] = []
  for (let presses = 0; presses < 2; presses++) {
    const copies = await copiesOf(original)
    const waiting = copies.filter(({ status }) => status === 'pending').map(({ _id }) => _id)
    modified.push((await reject(original, waiting)).body.modifiedCount)
  }
  expect(modified).toEqual([1_000, 520])
  expect(await groupOf(app.db, original)).toMatchObject({ homes: 1_520, waiting: 0 })
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
