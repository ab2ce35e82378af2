import { type Role, userApi } from '#contract/user'
import { mayPass } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'

const PAUSES_MS = [300, 1200] // before the second and the third attempt

/** The role as the database has it now; `null` for an ordinary user. A refusal signs no one out. */
export async function readRole(email: string, token: string | undefined): Promise<Role | null> {
  const { role } = await callAs(token ?? '', userApi.role, { params: { email } })
  return role ?? null
}

/** As `readRole`, with retries after failures that may pass. */
export async function readRolePatiently(
  email: string,
  token: string | undefined,
  [pause, ...later] = PAUSES_MS,
): Promise<Role | null> {
  try {
    return await readRole(email, token)
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return readRolePatiently(email, token, later)
  }
}
