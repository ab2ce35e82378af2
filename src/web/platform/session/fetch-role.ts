import { userApi } from '#contract/user'
import { mayPass } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import type { AccountStatus, Person } from './session-state.ts'

const PAUSES_MS = [300, 1200] // before the second and the third attempt

/**
 * Fetches the user's role and account status. `role` is `null` for an ordinary user. A refusal does not sign the user
 * out.
 */
export async function fetchRole(email: string, token: string | undefined): Promise<AccountStatus> {
  const { role, _id: id, ...missing } = await callAs(token ?? '', userApi.role, { params: { email } })
  return { id, role: role ?? null, ...missing }
}

export async function fetchRoleWithRetries(
  email: string,
  token: string | undefined,
  [pause, ...later] = PAUSES_MS,
): Promise<AccountStatus> {
  try {
    return await fetchRole(email, token)
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return fetchRoleWithRetries(email, token, later)
  }
}

export const isSameStatus = (one: AccountStatus, other: AccountStatus): boolean =>
  one.role === other.role &&
  one.mustVerifyEmail === other.mustVerifyEmail &&
  one.mustSetUpSecondFactor === other.mustSetUpSecondFactor

export const withStatus = ({ email, displayName, photoURL }: Person, status: AccountStatus): Person => ({
  email,
  displayName,
  photoURL,
  ...status,
})
