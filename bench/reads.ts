import { Agent, get } from 'node:http'
import { setInterval } from 'node:timers/promises'

/** The paths that an ordinary user reads, by name. */
export type Paths = Record<string, string>
/** The time of each read, in milliseconds; one that failed counts as the longest wait. */
export type Times = Record<string, number[]>

const EVERY_MS = 50
const MAX_WAIT_MS = 15_000

/** Paths of the three plain reads: one home, a file of the page, and the list. */
export async function plainReads(url: string): Promise<Paths> {
  const list = '/api/allProperty/status?limit=24'
  const [home] = (await (await fetch(url + list)).json()) as { _id: string }[]
  const page = await (await fetch(url)).text()
  const file = /\/assets\/[\w.-]+\.js/.exec(page)?.[0]
  if (!home || !file) throw new Error('the app has no homes, or no built page')
  return { home: `/api/allProperty/${home._id}`, file, list }
}

/**
 * Begins a read of each path every 50 ms until `isOver`. It does not wait for the read before: those that a stall holds up would be
 * the only ones to notice it.
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

/** The value that so large a `share` of the times does not exceed. */
export function quantile(times: number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other)
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? Number.NaN
}
