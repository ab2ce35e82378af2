import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Request } from '../rivals/request.ts'
import { CONNECTIONS, type Length, rateOf } from './rate.ts'

/** One of the processes that are compared by a read. */
export type ReadServer = { url: string; pid: number }

/** A load that takes less of the processor for a request than what it measures, which autocannon does not. */
export const hasWrk: boolean = spawnSync('wrk', ['--version']).error === undefined

export const MISSING_WRK =
  'wrk is missing (Debian: apt-get install wrk): public reads are counted for each second of processor time, under autocannon.'

/**
 * Returns how many times a second a server answers one and the same request. Without wrk it is how many times for each second of processor
 * time that the server takes: autocannon itself would be what is measured else.
 */
export function readRateOf(server: ReadServer, request: Request, length: Length): Promise<number> {
  return hasWrk ? rateByWrk(server, request, length) : rateByProcessorTime(server, request, length)
}

/** wrk counts in whole seconds, and never requests. */
async function rateByWrk({ url }: ReadServer, { path, headers = {} }: Request, length: Length): Promise<number> {
  const seconds = 'seconds' in length ? Math.max(1, Math.round(length.seconds)) : 1
  const sent = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
  const options = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`, ...sent]
  const { stdout } = await promisify(execFile)('wrk', [...options, url + path])
  const [, rate] = /^Requests\/sec:\s+([\d.]+)$/m.exec(stdout) ?? []
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}${path}: ${stdout}`)
  return Number(rate)
}

async function rateByProcessorTime({ url, pid }: ReadServer, request: Request, length: Length): Promise<number> {
  const began = { processor: processorSeconds(pid), clock: performance.now() }
  const rate = await rateOf(url, [[request]], length)
  const clock = (performance.now() - began.clock) / 1000
  return (rate * clock) / (processorSeconds(pid) - began.processor)
}

const TICKS_PER_SECOND = 100

/** The processor time that a process has taken up to now, as Linux reports it. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
