import { accessToken } from './access-token.ts'
import { ApiError, problemOf } from './api-error.ts'

/**
 * Sends a call with the user's access token and returns a successful response. A refusal is thrown as an `ApiError`;
 * 401 and 403 also sign the user out, unless the token has changed since, because the refusal was then about an earlier
 * session.
 */
export async function asSignedIn(send: (token: string | undefined) => Promise<Response>): Promise<Response> {
  const { beforeCall, turnedAway } = watch
  await beforeCall()
  const token = accessToken.read()
  const answer = await send(token)
  if (answer.ok) return answer
  const error = new ApiError(await problemOf(answer))
  const isTurnedAway = answer.status === 401 || answer.status === 403
  if (isTurnedAway && accessToken.read() === token) await turnedAway(error)
  throw error
}

type SignInWatch = {
  beforeCall(): Promise<void>
  /** Runs after a 401 or 403: signs the user out and opens the login page (P-55). */
  turnedAway(error: ApiError): Promise<void>
}

const none: SignInWatch = { beforeCall: async () => {}, turnedAway: async () => {} }
let watch = none

export function watchSignIn(next: SignInWatch): () => void {
  watch = next
  return () => {
    watch = none
  }
}
