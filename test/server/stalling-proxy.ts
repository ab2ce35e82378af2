import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Line = { client: Socket; database: Socket }

/**
 * A proxy to PostgreSQL that can stall the connections of this `application_name`: they stay open without traffic, as
 * behind a paused machine or a firewall. Others continue.
 */
export async function stallingProxy(databaseUrl: string, applicationName: string) {
  const { hostname, port } = new URL(databaseUrl)
  const lines = new Set<Line>()
  let isStalled = false
  const server = createServer((client) => {
    const line = { client, database: connect(Number(port), hostname) }
    client.once('data', (startup) => {
      client.pause()
      line.database.write(startup)
      const isNamed = startup.includes(applicationName)
      if (isNamed) lines.add(line)
      if (!isNamed || !isStalled) open(line)
    })
    for (const [end, other] of [
      [client, line.database],
      [line.database, client],
    ] as const)
      end
        .on('error', () => {})
        .on('close', () => {
          other.destroy()
          lines.delete(line)
        })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  return {
    url: url.href,
    stall: () => {
      isStalled = true
      for (const { client, database } of lines) for (const end of [client, database]) end.unpipe().pause()
    },
    resume: () => {
      isStalled = false
      for (const line of lines) open(line)
    },
    close: () => void server.close(),
  }
}

const open = ({ client, database }: Line) => client.pipe(database).pipe(client)
