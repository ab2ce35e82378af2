import { authApi } from '#contract/auth'
import { inTime } from '#contract/in-time'
import { callAs } from './call.ts'

const MAX_WAIT_MS = 5_000

export async function endSignIn(token: string | undefined): Promise<void> {
  if (token === undefined) return
  const ended = callAs(token, authApi.signOut, {})
  await inTime(ended, MAX_WAIT_MS, () => new Error('the sign-in was not ended in time')).catch(() => {})
}
