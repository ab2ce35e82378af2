import { createServer } from 'node:net'
import { appProcess } from '../../server/app-process.ts'

/** The port stays the same after a restart, as a load balancer requires. */
export type Member = Awaited<ReturnType<typeof startMember>>

/** `settings` are environment variables, `program` is the built app by default. */
export async function startMembers(count: number, settings: NodeJS.ProcessEnv, program?: string[]): Promise<Member[]> {
  const ports = await freePorts(count)
  return Promise.all(ports.map((port, at) => startMember(`app${at + 1}`, { ...settings, PORT: `${port}` }, program)))
}

async function startMember(name: string, settings: NodeJS.ProcessEnv, program?: string[]) {
  const port = Number(settings.PORT)
  let app = await appProcess(settings, program)
  const endedBy = () => app.child.exitCode ?? app.child.signalCode
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    endedBy,
    isRunning: () => endedBy() === null,
    start: async () => {
      app = await appProcess(settings)
    },
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      await app.end(signal)
      return endedBy()
    },
  }
}

/** Below the system's ephemeral ports, so that a restarted server finds its port free. */
const PORTS = { from: 20_000, count: 12_000 }

export async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>()
  while (found.size < count) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count)
    if (await isFree(port)) found.add(port)
  }
  return [...found]
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
