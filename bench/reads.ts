import { Agent, get } from 'node:http'
import { setInterval } from 'node:timers/promises'

export type Paths = Record<string, string>
/** Milliseconds of each read; a failed read counts as the longest wait. */
export type Times = Record<string, number[]>

const EVERY_MS = 50
const MAX_WAIT_MS = 15_000

export async function plainReads(url: string): Promise<Paths> {
  const list = '/api/allProperty/status?limit=24'
  const [home] = (await (await fetch(url + list)).json()) as { _id: string }[]
  const page = await (await fetch(url)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0]
  if (!home || !file) throw new Error('the app has no homes, or no built page')
  return { home: `/api/allProperty/${home._id}`, file, list }
}

/**
 * Starts a read of each path every 50 ms until `isOver`, without waiting for the last one: otherwise only the reads
 * held up by a stall would show it.
 */
export async function readUntil(url: string, paths: Paths, isOver: () => boolean): Promise<Times> {
  const agent = new Agent({ keepAlive: true })
  const reads: Record<string, Promise<number>[]> = Object.fromEntries(Object.keys(paths).map((name) => [name, []]))
  for await (const _ of setInterval(EVERY_MS)) {
    for (const [name, path] of Object.entries(paths)) reads[name]?.push(timeOf(url + path, agent))
    if (isOver()) break
  }
  const times = Object.entries(reads).map(async ([name, each]) => [name, await Promise.all(each)] as const)
  const all = Object.fromEntries(await Promise.all(times))
  agent.destroy()
  return all
}

function timeOf(url: string, agent: Agent): Promise<number> {
  const since = performance.now()
  return new Promise((resolve) => {
    const failed = () => resolve(MAX_WAIT_MS)
    const request = get(url, { agent, timeout: MAX_WAIT_MS }, (answer) => {
      answer.resume().on('end', () => (answer.statusCode === 200 ? resolve(performance.now() - since) : failed()))
    })
    request.on('error', failed).on('timeout', () => request.destroy(new Error('no answer')))
  })
}
