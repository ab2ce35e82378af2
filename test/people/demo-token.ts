import { DEMO_PASSWORD } from '#contract/demo'
import { idTokenOf, jwt } from './person.ts'
import { visitor } from './visitor.ts'

/** An access token of a demo account. It outlives the app where what signs it does. */
export async function demoToken(url: string, email: string): Promise<string> {
  const browser = visitor(url)
  const answer = await browser.post('/api/auth/sign-in/email', { email, password: DEMO_PASSWORD })
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`)
  const { token } = (await (await jwt(url, await idTokenOf(browser), email)).json()) as { token: string }
  return token
}
