import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { newDataDir } from '../../server/app-process.ts'
import { freePorts } from './servers.ts'

const MAX_UP_MS = 60_000
const MAX_CONNECTIONS = 4_000
const MISSING = 'HAProxy is not installed: apt-get install haproxy (Debian, Ubuntu), or brew install haproxy (macOS).'

type Member = { name: string; port: number }
type Row = Record<string, string>

/** Debian has it where only root looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }

/** Its version, in its own words; an error that says what to install where there is none. */
export async function haproxyVersion(program = 'haproxy'): Promise<string> {
  const { stdout } = await promisify(execFile)(program, ['-v'], { env }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(MISSING) : error
  })
  return stdout.split('\n')[0] ?? ''
}

/** Runs HAProxy as `deploy/haproxy.cfg` says, in front of these servers on this machine. */
export async function startHaproxy(members: Member[]) {
  const [port = 0, statsPort = 0] = await freePorts(2)
  const folder = await newDataDir()
  const file = join(folder.dataDir, 'haproxy.cfg')
  await writeFile(file, onThisMachine(await readFile('deploy/haproxy.cfg', 'utf8'), { members, port, statsPort }))
  const child = spawn('haproxy', ['-db', '-f', file], { env, stdio: 'pipe' })
  const failed = printed(child.stdout, child.stderr)
  const ended = once(child, 'exit')
  const rows = async (): Promise<Row[]> => rowsOf(await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text())
  const rowOf = async (name: string) => (await rows().catch(() => [])).find(({ svname }) => svname === name)
  async function untilUp({ name }: Pick<Member, 'name'>): Promise<void> {
    const end = performance.now() + MAX_UP_MS
    while (!/^UP$/.test((await rowOf(name))?.status ?? '')) {
      if (performance.now() > end) throw new Error(`HAProxy does not see ${name}: ${failed().join('\n')}`)
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
    await folder.remove()
    throw error
  })
  return { url: `http://127.0.0.1:${port}`, untilUp, figures: async () => figuresOf(await rows()), failed, stop }
}
export type Haproxy = Awaited<ReturnType<typeof startHaproxy>>

type Place = { members: Member[]; port: number; statsPort: number }

/** The configuration as it is shipped, but for addresses and how many servers and connections there are. */
export function onThisMachine(shipped: string, { members, port, statsPort }: Place): string {
  const [server = ''] = /^ {2}server app1 app1:3000.*\n/m.exec(shipped) ?? []
  const servers = members.map((member) => server.replace('app1 app1:3000', `${member.name} 127.0.0.1:${member.port}`))
  const addresses: [RegExp, string][] = [
    [/^ {2}maxconn 20000$/gm, `  maxconn ${MAX_CONNECTIONS}`], // the shipped number takes 40,021 open files
    [/^ {2}bind :8080$/gm, `  bind 127.0.0.1:${port}`],
    [/^ {2}bind 127\.0\.0\.1:8404$/gm, `  bind 127.0.0.1:${statsPort}`],
    [/(^ {2}server .*\n)+/gm, servers.join('')],
  ]
  return addresses.reduce((text, [pattern, address]) => {
    if (text.match(pattern)?.length !== 1) throw new Error(`deploy/haproxy.cfg has not one ${pattern}`)
    return text.replace(pattern, address)
  }, shipped)
}

function rowsOf(csv: string): Row[] {
  const [head = '', ...lines] = csv.trim().split('\n')
  const names = head.replace('# ', '').split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at] ?? '', value])))
}

/** What HAProxy itself has counted: requests, answers with 5xx, connections that failed or broke, and what it sent on to another server. */
function figuresOf(rows: Row[]) {
  const web = rows.find(({ pxname, svname }) => pxname === 'web' && svname === 'FRONTEND')
  const all = rows.find(({ pxname, svname }) => pxname === 'keyhaven' && svname === 'BACKEND')
  return {
    requests: Number(web?.req_tot),
    with5xx: Number(web?.hrsp_5xx),
    unreachable: Number(all?.econ),
    broken: Number(all?.eresp) + Number(all?.srv_abrt),
    sentOn: Number(all?.wredis),
  }
}

/** Collects what it reports of itself, and the lines of its log with 5xx. */
function printed(log: NodeJS.ReadableStream, errors: NodeJS.ReadableStream): () => string[] {
  const lines: string[] = []
  const keep = (isKept: (line: string) => boolean) => (data: Buffer) => {
    for (const line of data.toString().split('\n')) if (line && isKept(line) && lines.length < 200) lines.push(line)
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
