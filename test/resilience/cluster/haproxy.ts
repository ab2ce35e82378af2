import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newDataDir } from '../../server/app-process.ts'
import { why } from './load.ts'
import { freePorts } from './servers.ts'

const MAX_UP_MS = 60_000
const MAX_ANSWER_MS = 5_000
const MAX_CONNECTIONS = 4_000
const MAX_LINES = 40
const MISSING = 'HAProxy is not installed: apt-get install haproxy (Debian, Ubuntu), or brew install haproxy (macOS).'

type Member = { name: string; port: number; endedBy?: () => number | string | null }
type Row = Record<string, string>

/** Debian installs it outside a user's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** Returns HAProxy's version; throws an installation hint if it is missing. */
export async function haproxyVersion(program = 'haproxy'): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['-v'], { env }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(MISSING) : error
  })
  return stdout.split('\n')[0] ?? ''
}

/** Runs HAProxy with `deploy/haproxy.cfg` in front of local servers. */
export async function startHaproxy(members: Member[]) {
  const [port = 0, statsPort = 0] = await freePorts(2)
  const folder = await newDataDir()
  const file = join(folder.dataDir, 'haproxy.cfg')
  await writeFile(file, onThisMachine(await readFile('deploy/haproxy.cfg', 'utf8'), { members, port, statsPort }))
  const child = spawn('haproxy', ['-db', '-f', file], { env, stdio: 'pipe' })
  const failed = printed(child.stdout, child.stderr)
  const ended = once(child, 'exit')
  const rows = async (): Promise<Row[]> => rowsOf((await ask(`http://127.0.0.1:${statsPort}/;csv`)).text)
  async function untilUp(member: Member): Promise<void> {
    const end = performance.now() + MAX_UP_MS
    for (;;) {
      const found = await rows().catch(() => [])
      const row = found.find(({ pxname, svname }) => pxname === 'keyhaven' && svname === member.name)
      if (row?.status === 'UP') return
      if (performance.now() > end)
        throw new Error(
          `${member.name} is not in use after ${MAX_UP_MS / 1000} s: ${row ? seenAs(row) : 'HAProxy says nothing'}; ${await readiness(member)}: ${failed().join('\n')}`,
        )
      await wait(50)
    }
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await folder.remove()
  }
  const early = ended.then(() => Promise.reject(new Error(`HAProxy has ended: ${failed().join('\n')}`)))
  early.catch(() => {}) // it ends at last
  await Promise.race([Promise.all(members.map(untilUp)), early]).catch(async (error) => {
    await stop()
    throw error
  })
  return { url: `http://127.0.0.1:${port}`, untilUp, figures: async () => figuresOf(await rows()), failed, stop }
}
export type Haproxy = Awaited<ReturnType<typeof startHaproxy>>

type Place = { members: Member[]; port: number; statsPort: number }

export function onThisMachine(shipped: string, { members, port, statsPort }: Place): string {
  const ours = (line: string) =>
    members
      .map(({ name, port: its }) => line.replace('app1:3000', `127.0.0.1:${its}`).replaceAll('app1', name))
      .join('\n')
  const changes: [RegExp, times: number, (found: string) => string][] = [
    [/^ {2}maxconn 20000$/gm, 1, () => `  maxconn ${MAX_CONNECTIONS}`], // the shipped number takes 40,021 open files
    [/^ {2}bind :8080$/gm, 1, () => `  bind 127.0.0.1:${port}`],
    [/^ {2}bind "\$\{STATS_BIND\}"$/gm, 1, () => `  bind 127.0.0.1:${statsPort}`],
    [/^ {2}server app2 .*\n/gm, 2, () => ''],
    [/^ {2}server app1 app1:3000.*$/gm, 2, ours],
  ]
  return changes.reduce((text, [pattern, times, change]) => {
    if (text.match(pattern)?.length !== times) throw new Error(`deploy/haproxy.cfg has not ${times} of ${pattern}`)
    return text.replace(pattern, change)
  }, shipped)
}

async function ask(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(MAX_ANSWER_MS) })
  return { status: answer.status, text: await answer.text() }
}

const seenAs = ({ status, lastchg, check_status, check_code, check_duration, last_chk }: Row) =>
  `HAProxy has it as ${status} for ${lastchg} s, its last check was ${check_status} ${check_code} (${last_chk}) after ${check_duration} ms`

/** Returns the server's own readiness, bypassing HAProxy, or how it ended. */
async function readiness({ port, endedBy }: Member): Promise<string> {
  const end = endedBy?.() ?? null
  if (end !== null) return `it has ended by itself (${end})`
  const since = performance.now()
  const said = await ask(`http://127.0.0.1:${port}/readyz`).then(
    ({ status, text }) => `${status} ${text}`,
    (error: Error) => why(error),
  )
  return `its /readyz says ${said} after ${Math.round(performance.now() - since)} ms`
}

function rowsOf(csv: string): Row[] {
  const [head = '', ...lines] = csv.trim().split('\n')
  const names = head.replace('# ', '').split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at] ?? '', value])))
}

/** Returns HAProxy's counts: requests, 5xx responses, failed or broken connections, and redispatched requests. */
function figuresOf(rows: Row[]) {
  const web = rows.find(({ pxname, svname }) => pxname === 'web' && svname === 'FRONTEND')
  const backends = rows.filter(({ svname }) => svname === 'BACKEND')
  const sum = (column: string) => backends.reduce((total, row) => total + Number(row[column] || 0), 0)
  return {
    requests: Number(web?.req_tot),
    with5xx: Number(web?.hrsp_5xx),
    unreachable: sum('econ'),
    broken: sum('eresp') + sum('srv_abrt'),
    sentOn: sum('wredis'),
  }
}

/** Collects its alerts, and log lines with 5xx. */
function printed(log: NodeJS.ReadableStream, errors: NodeJS.ReadableStream): () => string[] {
  const lines: string[] = []
  const keep = (isKept: (line: string) => boolean) => (data: Buffer) => {
    lines.push(
      ...data
        .toString()
        .split('\n')
        .filter((line) => line && isKept(line)),
    )
    lines.splice(0, lines.length - MAX_LINES)
  }
  errors.on(
    'data',
    keep(() => true),
  )
  log.on(
    'data',
    keep((line) => / 5\d\d \d+ /.test(line)),
  )
  return () => lines
}
