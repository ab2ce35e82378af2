export type Request = {
  method: 'GET' | 'POST'
  /** The path with its query. `{n}` becomes a number that was never sent before. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export const NUMBER = '{n}'

/** Returns the response body; throws unless it is a success. */
export async function send(url: string, { method, path, headers, body }: Request) {
  const answer = await fetch(url + path, { method, headers, body })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
