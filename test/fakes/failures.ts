import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * A failure of an outside service. `silent`: it never answers; `cut`: the connection breaks; a number: that status;
 * `page`: a web page with status 200, as a proxy in between sends it; `half`: an answer that ends too early; `other`: sound
 * JSON that means something else. `after`: it does what it was asked before it goes wrong.
 */
export type Failure = { is: 'silent' | 'cut' | 'page' | 'half' | 'other' | number; after?: boolean }

export const everyFailure: [string, Failure['is']][] = [
  ['does not answer', 'silent'],
  ['breaks the connection', 'cut'],
  ['answers 400', 400],
  ['answers 401', 401],
  ['answers 403', 403],
  ['answers 429', 429],
  ['answers 500', 500],
  ['answers 503', 503],
  ['answers with a web page', 'page'],
  ['answers only half', 'half'],
  ['answers something else', 'other'],
]

/** Answers as a service in trouble does; `errorBody` is its own kind of error. */
export function failWith(
  { is }: Failure,
  response: ServerResponse<IncomingMessage>,
  errorBody: (status: number) => string,
): void {
  if (is === 'cut') response.destroy()
  if (is === 'silent' || is === 'cut') return
  const { status, type, body } =
    typeof is === 'number' ? { status: is, type: JSON_TYPE, body: errorBody(is) } : sound[is]
  response.writeHead(status, { 'content-type': type }).end(body)
}

const JSON_TYPE = 'application/json'
const sound = {
  page: { status: 200, type: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' },
  half: { status: 200, type: JSON_TYPE, body: '{"id": "pi_half", "obj' },
  other: { status: 200, type: JSON_TYPE, body: '{"object": "list", "success": true, "data": []}' },
}
