import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir } from '../server/app-process.ts'

/** The commands of all processes with this text in their command or environment, by their ids. */
function processesWith(text: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      if (command && (command + readFileSync(`/proc/${pid}/environ`, 'utf8')).includes(text))
        found.set(Number(pid), command)
    } catch {
      // it has ended
    }
  return found
}

/** A package whose `npm start` starts the built server, with a data folder. */
async function startable() {
  const { dataDir, remove } = await newDataDir()
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-npm-'))
  const program = resolve('test/resilience/started-by-npm.mjs')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: `node ${program}` } }))
  const left = () => [...processesWith(dataDir).values()]
  onTestFinished(async () => {
    for (const pid of processesWith(dataDir).keys()) process.kill(pid, 'SIGKILL')
    await expect.poll(left).toEqual([])
    await rm(folder, { recursive: true })
    await remove()
  })
  /** Runs a command of the shell in the package, and returns the address at which the server answers. */
  const run = async (command: string, port = 0) => {
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      LOG_LEVEL: 'error',
      DEMO: 'true',
    }
    const child = spawn('sh', ['-c', command], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    const url = await new Promise<string>((found, failed) => {
      child.stdout.on('data', (data: Buffer) => {
        printed += data.toString()
        const [, address] = /is open at (\S+)/.exec(printed) ?? []
        if (address) found(address)
      })
      child.stdout.once('end', () => failed(new Error(`it did not start: ${printed}`)))
    })
    return { child, url, printed: () => printed }
  }
  return { run, left, dataDir }
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns whether it answers for longer than two checks of its parents take. */
async function goesOn(url: string): Promise<boolean> {
  for (const end = performance.now() + 2_500; performance.now() < end; ) if (!(await answers(url))) return false
  return true
}

for (const { signal, tags } of [
  { signal: 'SIGTERM', tags: [] },
  { signal: 'SIGKILL', tags: ['all'] },
] as const)
  test.runIf(process.platform === 'linux')(
    `when npm gets ${signal}, server and database end in order, and the port is free for the next start`,
    { timeout: 90_000, tags: [...tags] },
    async () => {
      const { run, left } = await startable()
      const { child, url, printed } = await run('exec npm start')
      const npm = child.pid ?? 0
      expect(left().some((command) => command.includes('postgres'))).toBe(true)
      process.kill(npm, signal)
      await expect.poll(left, { timeout: 20_000 }).toEqual([])
      expect(printed()).toContain('Stopping KeyHaven')
      expect(await answers(url)).toBe(false)
      const next = await run('exec npm start', Number(new URL(url).port))
      expect(await answers(next.url)).toBe(true)
    },
  )

test.runIf(process.platform === 'linux')(
  'it goes on in the background when the shell that started it ends, and when its terminal hangs up',
  { timeout: 90_000, tags: ['all'] },
  async () => {
    const { run, dataDir } = await startable()
    const { child, url } = await run('npm start &')
    if (child.exitCode === null) await once(child, 'exit')
    expect(await goesOn(url)).toBe(true)
    for (const [pid, command] of processesWith(dataDir)) if (!command.includes('postgres')) process.kill(pid, 'SIGHUP')
    expect(await goesOn(url)).toBe(true)
  },
)
