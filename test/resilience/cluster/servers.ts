import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { appProcess } from '../../server/app-process.ts'

/** One of several servers: its port stays the same, so that a load balancer finds it again after a restart. */
export type Member = Awaited<ReturnType<typeof startMember>>

/** Starts `count` of the built app at once, on one database. `settings` are environment variables. */
export async function startMembers(count: number, settings: NodeJS.ProcessEnv): Promise<Member[]> {
  const ports = await freePorts(count)
  return Promise.all(ports.map((port, at) => startMember(`app${at + 1}`, port, settings)))
}

async function startMember(name: string, port: number, settings: NodeJS.ProcessEnv) {
  const launch = () => appProcess({ ...settings, PORT: `${port}` })
  let app = await launch()
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    isRunning: () => app.child.exitCode === null && app.child.signalCode === null,
    start: async () => {
      app = await launch()
    },
    /** Returns its exit code, or the name of the signal that ended it. */
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      await app.end(signal)
      return app.child.exitCode ?? app.child.signalCode
    },
  }
}

/** So many ports that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port) // each listens on a port
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
