import { setTimeout as wait } from 'node:timers/promises'
import { rawConnection } from '../../test/server/raw-request.ts'
import type { Attack } from './attack.ts'

const MANY = 400
const WAIT_MS = 75_000 // longer than a request may take to arrive

export const silentBodies: Attack = {
  name: '400 bodies that never come',
  run: async ({ url }) => {
    const connections = Array.from({ length: MANY }, () => rawConnection(url))
    const head = 'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: keyhaven.test\r\ncontent-type: application/json\r\n'
    await Promise.all(connections.map((connection) => connection.write(`${head}content-length: 100\r\n\r\n{`)))
    await wait(WAIT_MS)
    const open = connections.filter((connection) => connection.isOpen()).length
    for (const connection of connections) connection.close()
    return `${open} still open after ${WAIT_MS / 1000} s`
  },
}
