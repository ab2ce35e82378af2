import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Request } from '../rivals/request.ts'
import { CONNECTIONS, type Length, rateOf } from './rate.ts'

export type ReadServer = { url: string; pid: number }

/** wrk takes less processor time per request than the server it measures; autocannon does not. */
export const hasWrk: boolean = spawnSync('wrk', ['--version']).error === undefined

export const MISSING_WRK =
  'wrk is missing (Debian: apt-get install wrk): public reads are counted for each second of processor time, under autocannon.'

/**
 * Returns requests per second. Without wrk, returns requests per second of the server's processor time, because
 * autocannon itself would be the bottleneck.
 */
export function readRateOf(server: ReadServer, request: Request, length: Length): Promise<number> {
  return hasWrk ? rateByWrk(server, request, length) : rateByProcessorTime(server, request, length)
}

/** wrk counts in whole seconds and has no limit by requests. */
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

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
