import type { Answer, Endpoint, Sends } from '#contract/endpoint'
import { ApiError, problemOf, unreadable } from './api-error.ts'
import { asSignedIn } from './as-signed-in.ts'
import { send } from './send.ts'

export async function call<const E extends Endpoint>(endpoint: E, input: Sends<E>): Promise<Answer<E>> {
  return bodyOf(endpoint, await asSignedIn((token) => send(endpoint, input, token)))
}

/**
 * Works like `call` but with another bearer token (the identity provider's ID token, or none). A refusal doesn't sign
 * the user out.
 */
export async function callAs<const E extends Endpoint>(
  bearer: string | undefined,
  endpoint: E,
  input: Sends<E>,
): Promise<Answer<E>> {
  const answer = await send(endpoint, input, bearer)
  if (!answer.ok) throw new ApiError(await problemOf(answer))
  return bodyOf(endpoint, answer)
}

export async function bodyOf<E extends Endpoint>(_endpoint: E, answer: Response): Promise<Answer<E>> {
  try {
    return (await answer.json()) as Answer<E> // the server reduces each response to the contract's fields
  } catch (cause) {
    throw unreadable(answer, cause)
  }
}
