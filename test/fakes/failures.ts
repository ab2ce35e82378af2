import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * A failure of an outside service. `silent`: no response; `cut`: a broken connection; a number: that status; `page`: a
 * proxy's web page with status 200; `half`: a truncated response; `other`: valid JSON of another meaning. `after`: it
 * fails after doing the work.
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

/** `errorBody` is the service's own error format. */
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
