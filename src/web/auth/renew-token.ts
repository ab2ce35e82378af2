import { authApi } from '#contract/auth'
import { problemKinds } from '#contract/problem'
import { accessToken } from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import { chosenIdentity } from '../providers/identity/chosen.ts'

let underway: Promise<void> | undefined

/** Gets a fresh access token against the provider's proof. Asked several times at once, it is sent once. */
export function renewToken(email: string): Promise<void> {
  underway ??= tokenFor(email)
    .then((token) => accessToken.keep(token))
    .finally(() => {
      underway = undefined
    })
  return underway
}

/** An access token for whoever the provider has signed in under `email`; an `ApiError` when there is nobody. */
export async function tokenFor(email: string): Promise<string> {
  const proof = await (await chosenIdentity()).proof()
  if (proof === undefined) throw refused('notSignedIn', 'Your sign-in has ended. Please sign in again.')
  const { token } = await callAs(proof, authApi.token, { body: { email } })
  if (!token) throw refused('unavailable', 'The server could not sign you in. Please try again.')
  return token
}

function refused(kind: 'notSignedIn' | 'unavailable', detail: string): ApiError {
  return new ApiError({ type: 'about:blank', ...problemKinds[kind], detail, requestId: '' })
}
