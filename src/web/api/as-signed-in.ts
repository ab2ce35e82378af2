import { accessToken } from './access-token.ts'
import { ApiError, problemOf } from './api-error.ts'
import { signInWatch } from './sign-in-watch.ts'

/**
 * Sends a call with the access token of the person signed in and returns its success. A refusal is an `ApiError`; 401 and 403 also
 * sign the person out, unless somebody has signed in again meanwhile: then the refusal was about an earlier sign-in.
 */
export async function asSignedIn(send: (token: string | undefined) => Promise<Response>): Promise<Response> {
  const { beforeCall, turnedAway } = signInWatch()
  await beforeCall()
  const token = accessToken.read()
  const answer = await send(token)
  if (answer.ok) return answer
  const error = new ApiError(await problemOf(answer))
  const isTurnedAway = answer.status === 401 || answer.status === 403
  if (isTurnedAway && accessToken.read() === token) await turnedAway(error)
  throw error
}
