import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Postmaster = { pid: number; port: number }

export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const [pid = Number.NaN, , , port = Number.NaN] = ((await readPidFile(cluster)) ?? '').split('\n').map(Number)
  return pid > 1 && port > 0 && (await isPostmasterOf(pid, cluster)) ? { pid, port } : undefined
}

/** Removes PostgreSQL's pid file if another program has that process id now, as PostgreSQL would refuse to start. */
export async function removeStalePidFile(cluster: string): Promise<void> {
  const text = await readPidFile(cluster)
  if (text === undefined || (await runningPostmaster(cluster))) return
  const path = pidPath(cluster)
  const aside = `${path}.${randomUUID()}`
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  // A concurrent start may have written its own file after ours was read: that file is moved back.
  if ((await readFile(aside, 'utf8')) !== text) await link(aside, path).catch(() => {})
  await rm(aside, { force: true })
}

export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  // PostgreSQL's working directory is its folder. Another user's may be unreadable, its command line never is.
  const [at, here] = await Promise.all([
    stat(`/proc/${pid}/cwd`).catch(() => undefined),
    stat(cluster).catch(() => undefined),
  ])
  if (at && here) return at.dev === here.dev && at.ino === here.ino
  return (await commandLine(pid)).includes(`-D ${cluster} `)
}

const pidPath = (cluster: string) => join(cluster, 'postmaster.pid')

const readPidFile = (cluster: string) => readFile(pidPath(cluster), 'utf8').catch(() => undefined)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function commandLine(pid: number): Promise<string> {
  // Empty for a zombie process.
  if (process.platform === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout
}
