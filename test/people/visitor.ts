/**
 * A browser as the server sees it: keeps cookies, follows no redirects, and sends an origin. With an `origin` of its
 * own it uses a proxy to `url`. `ask` sends its requests.
 */
export type Visitor = ReturnType<typeof visitor>

export function visitor(url: string, origin = url, ask = fetch) {
  const jar = new Map<string, { value: string; path: string }>()
  const cookiesFor = (path: string) =>
    [...jar].filter(([, cookie]) => path.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`)

  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const to = new URL(path.startsWith(origin) ? path.slice(origin.length) : path, url)
    const cookie = cookiesFor(to.pathname).join('; ')
    const answer = await ask(to, {
      method,
      redirect: 'manual',
      headers: {
        ...(method !== 'GET' && { origin }),
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) keep(jar, line)
    return answer
  }
  return {
    jar,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    patch: (path: string, body: unknown, headers?: Record<string, string>) => send('PATCH', path, body, headers),
  }
}

function keep(jar: Map<string, { value: string; path: string }>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', ...value] = pair.split('=')
  const find = (key: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
  const isOver = find('max-age') === '0' || new Date(find('expires') ?? Date.now() + 1000) < new Date()
  if (isOver) jar.delete(name)
  if (!isOver) jar.set(name, { value: value.join('='), path: find('path') ?? '/' })
}
