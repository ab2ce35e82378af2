import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userApi } from '#contract/user'
import { callAs, everyRow, type TestApp } from '../../../../test/people/access.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await make.user(app, { role: 'admin' }) // so that no user below is the last admin
})
afterAll(async () => app.close())

const acts = {
  demotes: (as: Person, { id }: Person) =>
    callAs(app, as, userApi.setRole, { params: { id }, body: { role: 'agent' } }),
  deletes: (as: Person, { id }: Person) => callAs(app, as, userApi.remove, { params: { id } }),
}
const both = Object.keys(acts) as (keyof typeof acts)[] // the names above

const roleOf = async ({ id }: Person) => (await app.db.select().from(users).where(eq(users.id, id)))[0]?.role
const admin = () => make.user(app, { role: 'admin' })

test.each(both)('one stays an admin when two admins %s each other concurrently', async (act) => {
  for (let round = 0; round < 5; round++) {
    const [ann, bob] = [await admin(), await admin()]
    const answers = await Promise.all([acts[act](ann, bob), acts[act](bob, ann)])
    const refused = act === 'demotes' ? 403 : 401
    expect(statusesOf(answers)).toEqual([200, refused])
    expect([await roleOf(ann), await roleOf(bob)].filter((role) => role === 'admin')).toHaveLength(1)
  }
})

const waiting = () =>
  expect
    .poll(async () => {
      const { rows } = await app.db.$client.query(
        `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows[0].count
    })
    .toBe(1)

const losses = [
  ['is demoted', `update app_user set role = 'agent' where id = $1`, 403],
  ['is marked as fraud', `update app_user set role = 'fraud' where id = $1`, 403],
  ['is deleted', 'delete from app_user where id = $1', 401],
] as const

for (const act of both)
  test.each(losses)(`an admin who %s while their request waits ${act} no user`, async (_what, change, status) => {
    const [ann, bob] = [await admin(), await make.user(app)]
    const holder = await app.db.$client.connect()
    await holder.query('begin')
    await holder.query(change, [ann.id])
    const answer = acts[act](ann, bob)
    await waiting()
    await holder.query('commit')
    holder.release()
    const before = await everyRow(app)
    expect((await answer).status).toBe(status)
    expect(await everyRow(app)).toBe(before)
  })
