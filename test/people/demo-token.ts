import { DEMO_PASSWORD } from '#contract/demo'
import { idTokenOf, jwt } from './person.ts'
import { visitor } from './visitor.ts'

/** Returns a demo account's access token. It stays valid after the app ends if the signing key does. */
export async function demoToken(url: string, email: string): Promise<string> {
  const browser = visitor(url)
  const answer = await browser.post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`)
  const { token } = (await (await jwt(url, await idTokenOf(browser), email)).json()) as { token: string }
  return token
}
