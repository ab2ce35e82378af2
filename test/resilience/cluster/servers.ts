import { createServer } from 'node:net'
import { appProcess } from '../../server/app-process.ts'

/** One of several servers: its port stays the same, so that a load balancer finds it again after a restart. */
export type Member = Awaited<ReturnType<typeof startMember>>

/** Starts `count` together, on one database. `settings` are environment variables, `program` the built app unless given. */
export async function startMembers(count: number, settings: NodeJS.ProcessEnv, program?: string[]): Promise<Member[]> {
  const ports = await freePorts(count)
  return Promise.all(ports.map((port, at) => startMember(`app${at + 1}`, { ...settings, PORT: `${port}` }, program)))
}

async function startMember(name: string, settings: NodeJS.ProcessEnv, program?: string[]) {
  const port = Number(settings.PORT)
  let app = await appProcess(settings, program)
  /** Its exit code, or the name of the signal that ended it. */
  const endedBy = () => app.child.exitCode ?? app.child.signalCode
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    endedBy,
    isRunning: () => endedBy() === null,
    /** Always the built app. */
    start: async () => {
      app = await appProcess(settings)
    },
    /** Returns what `endedBy` says then. */
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      await app.end(signal)
      return endedBy()
    },
  }
}

/** Below those that the system hands out itself: a server finds its port free again when it comes back, whatever else runs here. */
const PORTS = { from: 20_000, count: 12_000 }

/** This many free ports. */
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
