import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type App, call } from '../../../../test/people/deal.ts'
import { booksOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../db/tables/user.ts'

let app: App
let admin: Person
let agent: Person
beforeAll(async () => {
  app = await testApp()
  admin = await make.user(app, { role: 'admin' })
  agent = await make.user(app, { role: 'agent' })
})
afterEach(() => app.db.$client.query('alter table audit_entry drop constraint if exists nothing_fits'))
afterAll(() => app.close())

const pendingHome = async () => (await make.property(app, { agent, status: 'pending' })).id
const pendingOffer = async () => {
  const property = await make.property(app, { agent })
  return (await make.offer(app, { property, buyer: await make.user(app) })).id
}
const newUser = async () => (await make.user(app)).id

const decisions: [
  what: string,
  who: () => Person,
  subject: () => Promise<string>,
  method: string,
  path: string,
  body?: object,
][] = [
  ['an admin verifies a home', () => admin, pendingHome, 'PATCH', '/allProperty/', { status: 'verified' }],
  ['an admin deletes a home', () => admin, pendingHome, 'DELETE', '/allProperty/'],
  ['an agent accepts an offer', () => agent, pendingOffer, 'PATCH', '/offeredProperty/', { status: 'accepted' }],
  ['an agent rejects an offer', () => agent, pendingOffer, 'PATCH', '/offeredProperty/', { status: 'rejected' }],
  ['an admin makes a user an agent', () => admin, newUser, 'PATCH', '/users/admin/', { role: 'agent' }],
  ['an admin marks a user as fraud', () => admin, newUser, 'PATCH', '/users/admin/', { role: 'fraud' }],
  ['an admin deletes a user', () => admin, newUser, 'DELETE', '/users/'],
]
const state = async () => [await booksOf(app), await app.db.select().from(users).orderBy(users.id)]

test.each(decisions)(
  'where %s and it can’t be written into the audit trail, it does not happen',
  async (_what, who, subject, method, path, body) => {
    const id = await subject()
    await app.db.$client.query('alter table audit_entry add constraint nothing_fits check (false) not valid')
    const before = await state()
    expect((await call(app, who(), method, path + id, body)).status).toBe(500)
    expect(await state()).toEqual(before)
    await app.db.$client.query('alter table audit_entry drop constraint nothing_fits')
    expect((await call(app, who(), method, path + id, body)).status).toBe(200)
  },
)
