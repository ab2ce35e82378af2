import { type Role, userApi } from '#contract/user'
import { mayPass } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'

const PAUSES = [300, 1200] // milliseconds before the second and the third try

/** The role as the database has it now; `null` for an ordinary user. A refusal signs nobody out. */
export async function readRole(email: string, token: string | undefined): Promise<Role | null> {
  const { role } = await callAs(token ?? '', userApi.role, { params: { email } })
  return role ?? null
}

/** As `readRole`, and patient with trouble on the way, which may pass. */
export async function readRolePatiently(
  email: string,
  token: string | undefined,
  [pause, ...later] = PAUSES,
): Promise<Role | null> {
  try {
    return await readRole(email, token)
  } catch (error) {
    if (pause === undefined || !mayPass(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return readRolePatiently(email, token, later)
  }
}
