import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idTokenOf, jwt, newEmail, registrationOf, signedIn } from '../../../../test/people/person.ts'
import { upload } from '../../../../test/people/upload.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { jpeg } from '../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../test/server/app.ts'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: Awaited<ReturnType<typeof testApp>>
let theirs: string
beforeAll(async () => {
  app = await testApp()
  const other = await signedIn(app.url)
  theirs = (await upload(app.url, other.token, new Uint8Array(await jpeg()))).address
})
afterAll(() => app.close())

const register = (image: string) =>
  visitor(app.url).post('/api/auth/sign-up/email', { ...registrationOf(newEmail()), image })
const disguises = () => [theirs, theirs.replace('.webp', '-400.webp'), `https://cdn.example${theirs}?x=1`]

test('rejects a registration with another user’s upload as a photo', async () => {
  for (const image of disguises()) {
    const answer = await register(image)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringContaining('no longer available') }),
    ])
  }
})

test('a user may register with initials or a picture of another site', async () => {
  expect((await register('https://pictures.example/a.png')).status).toBe(200)
  expect((await register(`${app.url}/media/initials?name=Jane`)).status).toBe(200)
})

test('rejects another user’s upload as a photo at the identity service', async () => {
  const { browser, email } = await signedIn(app.url)
  for (const image of disguises())
    expect((await browser.post('/api/auth/update-user', { name: 'Eve', image })).status).toBe(422)
  const [account] = await app.db.select().from(identityUsers).where(eq(identityUsers.email, email))
  expect(account).toMatchObject({ name: 'Jane Doe', image: 'https://pictures.example/jane.png' })
})

test('a user sets their own upload as their photo at the identity service, and the next token has it', async () => {
  const { browser, token, email } = await signedIn(app.url)
  const { address } = await upload(app.url, token, new Uint8Array(await jpeg()))
  expect((await browser.post('/api/auth/update-user', { image: address })).status).toBe(200)
  expect((await jwt(app.url, await idTokenOf(browser), email)).status).toBe(200)
  const [user] = await app.db.select().from(users).where(eq(users.email, email))
  expect(user?.photoUrl).toBe(address)
})

test('ignores the photo of an ID token that is another user’s upload', async () => {
  const { browser, email } = await signedIn(app.url)
  await app.db.update(identityUsers).set({ image: theirs }).where(eq(identityUsers.email, email)) // as from before it was refused
  expect((await jwt(app.url, await idTokenOf(browser), email)).status).toBe(200)
  const [user] = await app.db.select().from(users).where(eq(users.email, email))
  expect(user?.photoUrl).toBe('https://pictures.example/jane.png')
})
