import { authApi } from '#contract/auth'
import { callAs } from './call.ts'

const MAX_WAIT_MS = 5_000

/** Ends the sign-in of this token at our server. Best effort: whoever can't reach it, or waits too long, goes on without. */
export async function endSignIn(token: string | undefined): Promise<void> {
  if (token === undefined) return
  const ended = callAs(token, authApi.signOut, {}).catch(() => {})
  const tooLate = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race([ended, tooLate])
}
