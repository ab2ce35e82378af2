import { setInterval } from 'node:timers/promises'
import { multipartBody, multipartType, rawConnection } from '../../test/server/raw-request.ts'
import { type Attack, HOLD_MS, type Target } from './attack.ts'

type Connection = ReturnType<typeof rawConnection>

const DRIP_MS = 500
const body = multipartBody({ field: 'image', name: 'home.jpg', bytes: Buffer.alloc(5_000_000) })

export const slowUploads = slowUploadsOf(2, 64)
export const slowUploadsOfMany = slowUploadsOf(40, 80)

function slowUploadsOf(people: number, count: number): Attack {
  return {
    name: `${count} slow uploads of ${people} accounts`,
    run: async (target) => {
      const tokens = target.accounts.slice(0, people).map(({ token }) => token)
      const opened = Array.from({ length: count }, (_, at) => opening(target, tokens[at % people] ?? ''))
      return drip(await Promise.all(opened))
    },
  }
}

async function drip(connections: Connection[]): Promise<string> {
  const until = performance.now() + HOLD_MS
  let sent = 0
  for await (const _ of setInterval(DRIP_MS)) {
    if (performance.now() > until) break
    const bytes = body.subarray(sent, sent + 100)
    sent += bytes.length
    for (const connection of connections) void connection.write(bytes)
  }
  const open = connections.filter((connection) => connection.isOpen()).length
  for (const connection of connections) connection.close()
  return `${open} were still arriving when it ended`
}

async function opening({ url, address }: Target, token: string): Promise<Connection> {
  const connection = rawConnection(url)
  const head = [
    'POST /api/images HTTP/1.1',
    'host: keyhaven.test',
    `authorization: Bearer ${token}`,
    `x-forwarded-for: ${address}`,
    `content-type: ${multipartType}`,
    `content-length: ${body.length}`,
    '\r\n',
  ]
  await connection.write(head.join('\r\n'))
  return connection
}
