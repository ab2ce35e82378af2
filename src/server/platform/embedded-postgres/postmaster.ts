import { type ChildProcess, spawn } from 'node:child_process'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { availableBytes, memorySettings } from './memory-settings.ts'
import { isPostmasterOf, runningPostmaster } from './postmaster-pid.ts'

const endings = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const

/** Returns the environment for PostgreSQL, without the app's settings and secrets and without PG variables. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, TEMP, LC_ALL: 'C' }
}

export async function launch(dataFolder: DataFolder, port: number, durable: boolean): Promise<ChildProcess> {
  const log = await open(dataFolder.log, 'a', 0o600)
  try {
    // The log is appended to, because a crashed server may be launched again at once, but its size is limited.
    if ((await log.stat()).size > 1_000_000) await log.truncate()
    // A session of its own, so that Ctrl-C reaches only the app, which finishes its requests and then stops it.
    const child = spawn(join(dataFolder.bin, 'postgres'), ['-D', dataFolder.cluster, ...settings(port, durable)], {
      ...dataFolder.runAs,
      cwd: '/',
      env: bareEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.on('error', () => {})
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

export async function endPostmaster(cluster: string): Promise<void> {
  const running = await runningPostmaster(cluster)
  if (!running) return
  for (const [signal, timeoutMs] of endings) {
    signalProcess(running.pid, signal)
    for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
      if (!(await isPostmasterOf(running.pid, cluster))) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Nothing outlives a run: shared memory lies in the data folder, which goes with it, as /dev/shm keeps that of a killed server. */
const ofTests = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  dynamic_shared_memory_type: 'mmap',
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    ...memorySettings(availableBytes()),
    random_page_cost: 1.1, // for solid-state disks: index scans are preferred earlier
    jit: 'off', // compiling a query takes longer than any of ours
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The app logs errors of queries; this log has only those of the server itself.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(durable ? { fsync: 'on' } : ofTests),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
