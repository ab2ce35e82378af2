import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyViewApi } from '#contract/property-view'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { deleteExpired } from '../../platform/retention/retention.store.ts'
import { propertyViews, viewMarks } from '../tables/property-view.ts'

let app: TestApp
let who: Callers
let now = new Date('2026-11-22T10:00:00Z')
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => now)
  who = await everybody(app)
})
afterAll(async () => app.close())

const look = (person: Pick<Person, 'token'>, id: string) =>
  callAs(app, person, propertyViewApi.count, { params: { id } })
const home = () => make.property(app, { agent: who.agent })
async function viewsOf(id: string) {
  const rows = await app.db.select().from(propertyViews).where(eq(propertyViews.propertyId, id))
  return rows.map(({ views, dayEndsAt }) => [dayEndsAt.toISOString(), views])
}

test('counts a sign-in once a day per home, also for frequent and concurrent views', async () => {
  const { id } = await home()
  const answers = await Promise.all(Array.from({ length: 10 }, () => look(who.user, id)))
  expect(answers.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1)
  expect(await viewsOf(id)).toEqual([['2026-11-23T00:00:00.000Z', 1]])
  await look({ token: await make.tokenFor(app, who.user.id) }, id)
  await look(who.otherUser, id)
  expect(await viewsOf(id)).toEqual([['2026-11-23T00:00:00.000Z', 3]])
})

test('counts it again on the next day', async () => {
  const { id } = await home()
  await look(who.user, id)
  now = new Date('2026-11-23T00:00:00Z')
  await look(who.user, id)
  now = new Date('2026-11-22T10:00:00Z')
  expect(Object.fromEntries(await viewsOf(id))).toEqual({
    '2026-11-23T00:00:00.000Z': 1,
    '2026-11-24T00:00:00.000Z': 1,
  })
})

test('doesn’t count views by the home’s agent and by admins, or of a home that is not public', async () => {
  const { id } = await home()
  const hidden = await make.property(app, { agent: who.agent, withdrawn: true })
  for (const [person, one] of [
    [who.agent, id],
    [who.admin, id],
    [who.agent, hidden.id],
    [who.admin, hidden.id],
  ] as const)
    expect((await look(person, one)).body).toEqual({ modifiedCount: 0 })
  expect([...(await viewsOf(id)), ...(await viewsOf(hidden.id))]).toEqual([])
})

test('stores neither the user nor their sign-in nor the home, and deletes the hash after the day', async () => {
  const { id } = await home()
  const person = await make.user(app)
  await app.db.delete(viewMarks)
  await look(person, id)
  const { rows } = await app.db.execute(
    sql`select string_agg(mark || day_ends_at::text, ' ') as kept, (select string_agg(id::text, ' ') from sign_in where user_id = ${person.id}) as sign_ins from view_mark`,
  )
  const { kept, sign_ins: signIns } = rows[0] as { kept: string; sign_ins: string }
  expect(kept).toMatch(/^[\w-]{43}2026-11-23/)
  for (const secret of [id, person.id, signIns, person.email]) expect(kept).not.toContain(secret)
  await app.db.update(viewMarks).set({ dayEndsAt: new Date(Date.now() - 1000) })
  expect(await deleteExpired(app.db, { table: viewMarks, endedAt: viewMarks.dayEndsAt, keepDays: 0 })).toBe(1)
})

test('rejects more than 120 views a minute', async () => {
  const { id } = await home()
  const person = await make.user(app)
  const statuses = []
  for (let at = 0; at < 121; at++) statuses.push((await look(person, id)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})

test.each(['nonsense', `' or 1=1 --`, '%00'])('returns 404 for a view of %s', async (id) => {
  expect((await look(who.user, id)).status).toBeOneOf([400, 404])
})
