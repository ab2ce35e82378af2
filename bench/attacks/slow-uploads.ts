import { setInterval } from 'node:timers/promises'
import { multipartBody, multipartType, rawConnection } from '../../test/server/raw-request.ts'
import { type Attack, HOLD_MS } from './attack.ts'

const MANY = 64
const DRIP_MS = 500
const body = multipartBody({ field: 'image', name: 'home.jpg', bytes: Buffer.alloc(5_000_000) })

/** Of two accounts; each sends 200 bytes a second. */
export const slowUploads: Attack = {
  name: '64 slow uploads of 2 accounts',
  run: async ({ url, accounts }) => {
    const opened = Array.from({ length: MANY }, (_, at) => opening(url, accounts[at % 2]?.token ?? ''))
    const connections = await Promise.all(opened)
    const until = performance.now() + HOLD_MS
    let sent = 0
    for await (const _ of setInterval(DRIP_MS)) {
      if (performance.now() > until) break
      const drip = body.subarray(sent, sent + 100)
      sent += drip.length
      for (const connection of connections) void connection.write(drip)
    }
    const open = connections.filter((connection) => connection.isOpen()).length
    for (const connection of connections) connection.close()
    return `${open} were still arriving when it ended`
  },
}

async function opening(url: string, token: string) {
  const connection = rawConnection(url)
  const head = ['POST /api/images HTTP/1.1', 'host: keyhaven.test', `authorization: Bearer ${token}`]
  await connection.write(
    [...head, `content-type: ${multipartType}`, `content-length: ${body.length}`, '\r\n'].join('\r\n'),
  )
  return connection
}
