import { randomUUID } from 'node:crypto'
import { type Visitor, visitor } from './visitor.ts'

export const PASSWORD = 'Secret#2026'

export const registrationOf = (email: string) => ({
  name: 'Jane Doe',
  image: 'https://pictures.example/jane.png',
  email,
  password: PASSWORD,
})

export const newEmail = () => `${randomUUID()}@people.example`

export async function registered(url: string, email = newEmail()): Promise<{ email: string; browser: Visitor }> {
  const browser = visitor(url)
  const answer = await browser.post('/api/auth/sign-up/email', registrationOf(email))
  if (!answer.ok) throw new Error(`registration answered ${answer.status}: ${await answer.text()}`)
  return { email, browser }
}

export async function idTokenOf(browser: Visitor): Promise<string> {
  const answer = await browser.get('/api/auth/token')
  const { token } = (await answer.json()) as { token: string }
  return token
}

export const jwt = (url: string, idToken: string | undefined, email: string) =>
  visitor(url).post('/api/jwt', { email }, idToken === undefined ? {} : { authorization: `Bearer ${idToken}` })

export async function signedIn(url: string, email?: string) {
  const person = await registered(url, email)
  const answer = await jwt(url, await idTokenOf(person.browser), person.email)
  const { token } = (await answer.json()) as { token: string }
  return { ...person, token, bearer: { authorization: `Bearer ${token}` } }
}

export const newcomer = () => ({
  name: 'Jane Doe',
  photoURL: 'https://x.example/1.png',
  email: newEmail(),
  password: PASSWORD,
})
