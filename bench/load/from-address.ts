import { Agent, request } from 'node:http'

/** Returns a `fetch` over kept-alive connections from this local address. */
export function fetchFrom(localAddress: string): typeof fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress })
  return (to, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const given = Object.fromEntries(new Headers(headers))
      const sending = request(
        to instanceof Request ? to.url : to,
        { method, agent, headers: given, timeout: 60_000 },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const all = new Headers()
            for (let at = 0; at < answer.rawHeaders.length; at += 2)
              all.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
            const status = answer.statusCode ?? 0
            const hasBody = ![204, 304].includes(status)
            resolve(new Response(hasBody ? Buffer.concat(parts) : null, { status, headers: all }))
          })
        },
      )
      sending.on('error', reject)
      sending.on('timeout', () => sending.destroy(new Error('no answer within a minute')))
      sending.end(body)
    })
}
