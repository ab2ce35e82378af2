import { randomUUID } from 'node:crypto'
import type { APIRequest, APIRequestContext } from '@playwright/test'
import { DEMO_PASSWORD, demoAccounts } from '../../src/contract/demo.ts'

export type DemoName = 'admin' | 'agent' | 'agent2' | 'buyer' | 'buyer2' | 'fraud'

export type Person = { name: string; email: string; password: string }

export const demoPerson = (who: DemoName): Person => ({
  name: demoAccounts.find(({ email }) => email === `${who}@keyhaven.demo`)?.name ?? '',
  email: `${who}@keyhaven.demo`,
  password: DEMO_PASSWORD,
})

export const stranger = (): Person => ({
  name: 'Nora Field',
  email: `nora-${randomUUID()}@people.example`,
  password: 'Secret#2026',
})

export async function registered(requests: APIRequest, baseURL: string): Promise<Person> {
  const person = stranger()
  const http = await client(requests, baseURL)
  const { name, email, password } = person
  await ok(http.post('/api/auth/sign-up/email', { data: { name, email, password, image: '/demo/avatar-3.webp' } }))
  const token = await accessTokenOf(http, email)
  await ok(http.post('/api/users', { data: { name, email }, headers: { authorization: `Bearer ${token}` } }))
  await http.dispose()
  return person
}

/** Returns the browser state of a signed-in person: the provider's cookies and our access token. */
export async function signedInState(requests: APIRequest, baseURL: string, { email, password }: Person) {
  const http = await client(requests, baseURL)
  await ok(http.post('/api/auth/sign-in/email', { data: { email, password } }))
  const token = await accessTokenOf(http, email)
  const { cookies } = await http.storageState()
  await http.dispose()
  const localStorage = [
    { name: 'access-token', value: token },
    { name: 'access-token-ends', value: String(Date.now() + 3_600_000) },
    { name: 'access-token-of', value: email },
  ]
  return { cookies, origins: [{ origin: baseURL, localStorage }] }
}

const client = (requests: APIRequest, baseURL: string) =>
  requests.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })

async function accessTokenOf(http: APIRequestContext, email: string): Promise<string> {
  const idToken = await ok(http.get('/api/auth/token'))
  const answer = await ok(
    http.post('/api/jwt', { data: { email }, headers: { authorization: `Bearer ${idToken.token}` } }),
  )
  return answer.token
}

async function ok(request: ReturnType<APIRequestContext['get']>): Promise<{ token: string }> {
  const answer = await request
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { token: string } // unused if the answer has none
}
