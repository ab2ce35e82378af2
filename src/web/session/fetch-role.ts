import { userApi } from '#contract/user'
import { mayPass } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import type { Person, Standing } from './session-state.ts'

const PAUSES_MS = [300, 1200] // before the second and the third attempt

/** What the person may do, as the database has it now; `role` is `null` for an ordinary user. A refusal signs no one out. */
export async function readStanding(email: string, token: string | undefined): Promise<Standing> {
  const { role, _id: id, ...missing } = await callAs(token ?? '', userApi.role, { params: { email } })
  return { id, role: role ?? null, ...missing }
}

/** As `readStanding`, with retries after failures that may pass. */
export async function readStandingPatiently(
  email: string,
  token: string | undefined,
  [pause, ...later] = PAUSES_MS,
): Promise<Standing> {
  try {
    return await readStanding(email, token)
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return readStandingPatiently(email, token, later)
  }
}

export const isSame = (one: Standing, other: Standing): boolean =>
  one.role === other.role &&
  one.mustVerifyEmail === other.mustVerifyEmail &&
  one.mustSetUpSecondFactor === other.mustSetUpSecondFactor

export const withStanding = ({ email, displayName, photoURL }: Person, standing: Standing): Person => ({
  email,
  displayName,
  photoURL,
  ...standing,
})
