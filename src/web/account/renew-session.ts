import { refreshSession } from '../session/auth.queries.ts'
import { renewToken } from '../session/renew-token.ts'

/** After the provider has begun another session in place of this one, which ended our token with it. */
export async function renewSession(email: string): Promise<void> {
  await renewToken(email)
  await refreshSession()
}
