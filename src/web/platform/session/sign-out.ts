import { accessToken } from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { createIdentity } from '../providers/identity/create-identity.ts'

/**
 * Signs out here, at our server and at the provider, ignoring their failures. `error`: the server's refusal; after a
 * 401, the token has no session to end.
 */
export async function signOutEverywhere(error?: unknown, token = accessToken.read()): Promise<void> {
  accessToken.clear()
  const hasEnded = error instanceof ApiError && error.problem.status === 401
  await createIdentity()
    .then((identity) => identity.logOut(hasEnded ? undefined : token))
    .catch(() => {})
}
