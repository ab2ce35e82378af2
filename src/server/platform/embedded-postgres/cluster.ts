import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../../operator-error.ts'
import type { DataFolder } from './data-folder.ts'
import { saveKeys } from './database-json.ts'
import { bareEnvironment } from './postmaster.ts'
import { makeSharedFolder } from './shared-folder.ts'

export const POSTGRESQL_VERSION = '18'

export async function createCluster(dataFolder: DataFolder, durable: boolean, onLaunched: () => void): Promise<void> {
  const away = dirname(dataFolder.cluster) !== dataFolder.dataDir
  if (!(await isThere(dataFolder.cluster))) {
    if (away) await makeSharedFolder()
    await clearOldDrafts(dataFolder.cluster)
    await initialise(dataFolder, durable, onLaunched)
  }
  if (away && !dataFolder.away) await saveKeys(dataFolder.dataDir, Object.assign(dataFolder, { away }))
}

async function isThere(cluster: string): Promise<boolean> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (!names.length) return false
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')
  if (found.trim() === POSTGRESQL_VERSION) return true
  const what = found ? `a PostgreSQL ${found.trim()} folder` : 'no PostgreSQL folder'
  throw new OperatorError(
    `${cluster} is ${what}, but version ${POSTGRESQL_VERSION} is needed: move it away, or set DATA_DIR to a new folder.`,
  )
}

// Files are created next to the final folder: a killed start leaves no incomplete database, and of two starts one wins.
async function initialise(dataFolder: DataFolder, durable: boolean, onLaunched: () => void): Promise<void> {
  const draft = `${dataFolder.cluster}.new-${randomUUID()}`
  const password = `${draft}.password`
  try {
    await mkdir(draft, { mode: 0o700 })
    await writeFile(password, dataFolder.password, { mode: 0o600 })
    await giveTo(dataFolder, draft, password)
    await runInitdb(dataFolder, { draft, password, durable, onLaunched })
    await rename(draft, dataFolder.cluster).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(password, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

async function giveTo({ runAs: { uid, gid } }: DataFolder, ...paths: string[]): Promise<void> {
  if (uid === undefined || gid === undefined) return
  for (const path of paths) await chown(path, uid, gid)
}

type Draft = { draft: string; password: string; durable: boolean; onLaunched: () => void }

async function runInitdb(dataFolder: DataFolder, { draft, password, durable, onLaunched }: Draft): Promise<void> {
  const options = ['--username=keyhaven', `--pwfile=${password}`, '--auth=scram-sha-256', '--encoding=UTF8']
  const args = ['-D', draft, ...options, '--locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])]
  const settings = { ...dataFolder.runAs, cwd: '/', env: bareEnvironment() }
  const initdb = promisify(execFile)(join(dataFolder.bin, 'initdb'), args, settings)
  onLaunched()
  await initdb.catch((error: Error & { stderr?: string }) => {
    const line = (error.stderr || error.message).split('\n').findLast((text) => /error|fatal|No space/i.test(text))
    throw new OperatorError(`the database could not be made in ${dataFolder.cluster}: ${line ?? error.message}`)
  })
}

async function clearOldDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(cluster)}.new-`)) continue
    const path = join(folder, name)
    const made = await stat(path).catch(() => undefined)
    // Newer ones may belong to a start that is running now.
    if (made && Date.now() - made.mtimeMs > 600_000) await rm(path, { recursive: true, force: true })
  }
}
