import { accessToken } from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { createIdentity } from '../providers/identity/create-identity.ts'

/**
 * Signs out here, at our server and at the provider. Best effort: when one can't be reached, the person is signed out
 * here all the same. `error`: why, where the server refused; after a 401 the token has no sign-in to end any more.
 */
export async function signOutEverywhere(error?: unknown, token = accessToken.read()): Promise<void> {
  accessToken.clear()
  const hasEnded = error instanceof ApiError && error.problem.status === 401
  await createIdentity()
    .then((identity) => identity.logOut(hasEnded ? undefined : token))
    .catch(() => {})
}
