/** One request, the same for the app and for what it is compared with. */
export type Request = {
  method: 'GET' | 'POST'
  /** From the root, with its query. `{n}` in it becomes a number that was never sent before. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export const NUMBER = '{n}'

/** Sends it once, and returns the whole answer; refuses with an error what is not a success. */
export async function send(url: string, { method, path, headers, body }: Request) {
  const answer = await fetch(url + path, { method, headers, body })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
