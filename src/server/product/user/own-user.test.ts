import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail, signedIn } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const rowOf = async (email: string) => (await app.db.select().from(users).where(eq(users.email, email)))[0]
const api = () => visitor(app.url)

test('a user can set their name any number of times, and it stays one row', async () => {
  const { email, bearer } = await signedIn(app.url)
  const answers = await Promise.all(
    [email, email.toUpperCase(), email].map((as) => api().post('/api/users', { name: ' Janet ', email: as }, bearer)),
  )
  const row = await rowOf(email)
  for (const answer of answers) {
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ insertedId: row?.id })
  }
  expect(row?.name).toBe('Janet')
})

test('a user can’t set another user’s name', async () => {
  const { bearer } = await signedIn(app.url)
  const other = await signedIn(app.url)
  const answer = await api().post('/api/users', { name: 'Owned', email: other.email }, bearer)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: { email: 'Email must be your own' } })
  expect((await rowOf(other.email))?.name).toBe('Jane Doe')
})

test('an anonymous caller can’t read a role', async () => {
  expect((await api().post('/api/users', { name: 'Jane', email: newEmail() })).status).toBe(401)
})

test('a user changes their name and photo', async () => {
  const { email, bearer } = await signedIn(app.url)
  const answer = await api().patch('/api/users/me', { name: 'Janet', photoURL: '/media/a.webp' }, bearer)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ modifiedCount: 1 })
  expect(await rowOf(email)).toMatchObject({ name: 'Janet', photoUrl: '/media/a.webp' })
})

test.each([
  [{ name: '', photoURL: '/media/a.webp' }, { name: 'Name is required' }],
  [{ name: 'x'.repeat(21), photoURL: '/media/a.webp' }, { name: 'Name is required' }],
  [{ name: 'Jane', photoURL: '' }, { photoURL: 'Photo URL is required' }],
  [{ name: 'Jane', photoURL: 'javascript:alert(1)' }, { photoURL: 'Photo URL must be a web address (https://…)' }],
])('a user can’t become %j', async (change, errors) => {
  const { email, bearer } = await signedIn(app.url)
  const answer = await api().patch('/api/users/me', change, bearer)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors })
  expect((await rowOf(email))?.name).toBe('Jane Doe')
})

test('a user can read their own role only, an admin any user’s', async () => {
  const [person, admin] = [await signedIn(app.url), await signedIn(app.url)]
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.email, admin.email))
  const ask = (email: string, bearer?: Record<string, string>) => api().get(`/api/users/admin/${email}`, bearer)
  expect(await (await ask(person.email.toUpperCase(), person.bearer)).json()).toEqual({})
  expect(await (await ask(person.email, admin.bearer)).json()).toEqual({})
  await app.db.update(users).set({ role: 'agent' }).where(eq(users.email, person.email))
  expect(await (await ask(person.email, admin.bearer)).json()).toEqual({ role: 'agent' })
  expect(await (await ask(admin.email, admin.bearer)).json()).toEqual({ _id: expect.any(String), role: 'admin' })
  expect((await ask(admin.email, person.bearer)).status).toBe(403)
  expect((await ask(newEmail(), admin.bearer)).status).toBe(404)
  expect((await ask(person.email)).status).toBe(401)
})

test('a change of role takes effect with the next request', async () => {
  const { email, bearer } = await signedIn(app.url)
  await app.db.update(users).set({ role: 'agent' }).where(eq(users.email, email))
  expect(await (await api().get(`/api/users/admin/${email}`, bearer)).json()).toMatchObject({ role: 'agent' })
})
