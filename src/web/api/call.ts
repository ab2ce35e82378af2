import type { Answer, Endpoint, Sends } from '#contract/endpoint'
import type { Paged } from '#contract/list'
import { ApiError, problemOf, unreadable } from './api-error.ts'
import { asSignedIn } from './as-signed-in.ts'
import { pageOf } from './page-of.ts'
import { send } from './send.ts'

type Row<E extends Endpoint> = Answer<E> extends (infer One)[] ? One : never

/** Makes one call of the contract as the person signed in. A refusal is an `ApiError`; 401 and 403 also sign the person out. */
export async function call<const E extends Endpoint>(endpoint: E, input: Sends<E>): Promise<Answer<E>> {
  return bodyOf(endpoint, await asSignedIn((token) => send(endpoint, input, token)))
}

/** One page of a list; hand `next` back as the query's `cursor` for the page after it. */
export async function callPage<const E extends Endpoint & { paged: true }>(
  endpoint: E,
  input: Sends<E>,
): Promise<Paged<Row<E>>> {
  const answer = await asSignedIn((token) => send(endpoint, input, token))
  const rows = (await bodyOf(endpoint, answer)) as Row<E>[] // a paged endpoint answers an array: `Row`
  return pageOf(rows, answer.headers)
}

/** As `call`, with a bearer token of one's own choice (the identity provider's ID token, or none) and without signing anybody out. */
export async function callAs<const E extends Endpoint>(
  bearer: string | undefined,
  endpoint: E,
  input: Sends<E>,
): Promise<Answer<E>> {
  const answer = await send(endpoint, input, bearer)
  if (!answer.ok) throw new ApiError(await problemOf(answer))
  return bodyOf(endpoint, answer)
}

async function bodyOf<E extends Endpoint>(_endpoint: E, answer: Response): Promise<Answer<E>> {
  try {
    return (await answer.json()) as Answer<E> // the server strips every answer to its contract before it sends it
  } catch (cause) {
    throw unreadable(answer, cause)
  }
}
