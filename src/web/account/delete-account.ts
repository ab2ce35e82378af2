import { accountApi } from '#contract/account'
import { accessToken } from '../api/access-token.ts'
import { call } from '../api/call.ts'
import { chosenSecurity } from '../providers/identity/chosen-security.ts'
import { forgetSession } from '../session/auth.queries.ts'
import { forgetRecentHomes } from '../session/recent-homes.ts'
import { signOutEverywhere } from '../session/sign-out.ts'

/** Deletes the account here, then at a provider that keeps it itself, and leaves nothing of it in this browser. It ends at the login page. */
export async function deleteAccount(password: string | undefined): Promise<void> {
  const security = await chosenSecurity()
  await call(accountApi.remove, { body: { password } })
  accessToken.clear()
  await security.deleteAccount?.().catch(() => {}) // best effort: it opens nothing here any more
  await signOutEverywhere()
  forgetRecentHomes()
  forgetSession()
}
