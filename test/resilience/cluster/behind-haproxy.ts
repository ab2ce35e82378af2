import { readFile } from 'node:fs/promises'
import type { Killable } from '../chaos/stage.ts'
import { type Haproxy, startHaproxy } from './haproxy.ts'
import { type Member, startMembers } from './servers.ts'

export const SERVERS = 3

export type Cluster = { url: string; members: Member[]; haproxy: Haproxy; clear: () => Promise<void> }

/** Servers on one database behind HAProxy with the settings of `deploy/compose.yaml`. `program`: see `startMembers`. */
export async function behindHaproxy(settings: NodeJS.ProcessEnv, program?: string[]): Promise<Cluster> {
  const all = { TRUST_PROXY: 'true', ...settings, ...(await shippedDelay()) }
  const members = await startMembers(SERVERS, all, program)
  const endAll = () => Promise.all(members.map(({ end }) => end('SIGKILL')))
  const haproxy = await startHaproxy(members).catch(async (error) => {
    await endAll()
    throw error
  })
  const clear = async () => {
    await endAll()
    await haproxy.stop()
  }
  return { url: haproxy.url, members, haproxy, clear }
}

async function shippedDelay(): Promise<NodeJS.ProcessEnv> {
  const [, seconds] = /SHUTDOWN_DELAY_SECONDS: "(\d+)"/.exec(await readFile('deploy/compose.yaml', 'utf8')) ?? []
  if (seconds === undefined) throw new Error('deploy/compose.yaml has no SHUTDOWN_DELAY_SECONDS')
  return { SHUTDOWN_DELAY_SECONDS: seconds }
}

/** Mostly kills one server, at times two or all. */
export function killable({ url, members, haproxy, clear }: Cluster): Killable {
  return {
    url,
    kill: async (random) => {
      const doomed = random.shuffled(members).slice(0, random.pick([1, 1, 1, 2, SERVERS]))
      await Promise.all(doomed.map(({ end }) => end('SIGKILL')))
      return doomed.length
    },
    restart: async () => {
      await Promise.all(members.filter(({ isRunning }) => !isRunning()).map(({ start }) => start()))
      await Promise.all(members.map(haproxy.untilUp))
    },
    clear,
  }
}
