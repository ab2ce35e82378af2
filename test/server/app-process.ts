import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export async function newDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'keyhaven-data-'))
  await chmod(dataDir, 0o755)
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

const built = ['dist/server/main.js']

export const appProcess = (settings: NodeJS.ProcessEnv, program = built) =>
  processOf(process.execPath, program, settings)

export async function processOf(file: string, args: string[], settings: NodeJS.ProcessEnv) {
  const child = spawn(file, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString()
  })
  return {
    url: await addressOf(child.stdout),
    printed: () => printed,
    pid: child.pid ?? 0,
    child,
    /** `SIGKILL` interrupts between any two steps. */
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Keeps reading, because a process that writes to a closed pipe ends. */
function addressOf(output: Readable): Promise<string> {
  let printed = ''
  return new Promise((resolve, reject) => {
    output.on('data', (data: Buffer) => {
      printed += data.toString()
      const url = /is open at ([^\s"]+)/.exec(printed)?.[1]
      if (url) resolve(url)
    })
    output.once('end', () => reject(new Error(`the app did not start: ${printed}`)))
  })
}
