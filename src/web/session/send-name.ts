import { userApi } from '#contract/user'
import { messageOf, statusOf } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import type { IdentityUser } from '../providers/identity/identity.ts'

const MAX_NAME_LENGTH = 20

/** Sends the name of who has signed in with Google (P-47). Returns why that failed, for the person; 401 and 403 are thrown (P-55). */
export async function sendName(user: IdentityUser, token: string | undefined): Promise<string | undefined> {
  try {
    await callAs(token ?? '', userApi.create, { body: { name: shortName(user), email: user.email } })
    return undefined
  } catch (error) {
    if ([401, 403].includes(statusOf(error))) throw error
    return messageOf(error)
  }
}

/** Google's names may be longer than ours; half a character at the cut is dropped. */
export function shortName({ displayName, email }: Pick<IdentityUser, 'displayName' | 'email'>): string {
  const name = displayName.trim() || (email.split('@')[0] ?? email)
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
