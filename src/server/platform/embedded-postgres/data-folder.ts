import { execFile } from 'node:child_process'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../../operator-error.ts'
import { findBinaries } from './binaries.ts'
import { type Keys, openKeys } from './database-json.ts'
import { type RunAs, sharedFolder } from './shared-folder.ts'

export type DataFolder = Keys & { dataDir: string; cluster: string; log: string; bin: string; runAs: RunAs }

// PostgreSQL refuses to run as root. 65534 is `nobody` on every Linux.
const nobodyUser: RunAs = { uid: 65534, gid: 65534 }

export async function openDataFolder(dataDir: string, say: (line: string) => void): Promise<DataFolder> {
  await makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700) // root's database runs as another user
  await access(dataDir, constants.W_OK | constants.X_OK)
  const keys = await openKeys(dataDir)
  const location =
    process.getuid?.() === 0 ? await placeForRoot(dataDir, keys) : { cluster: inside(dataDir), runAs: {} }
  if (location.cluster !== inside(dataDir)) {
    say(`The database's files are in ${location.cluster}: its user cannot reach ${dataDir}.`)
  }
  const bin = await findBinaries(location.runAs)
  return { ...keys, ...location, dataDir, log: join(dataDir, 'postgres.log'), bin }
}

// Node's `recursive` never returns if an existing folder responds ENOENT to every new name, as /proc does.
async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || (await stat(dirname(path)).catch(() => undefined))) throw error
    await makeFolder(dirname(path))
    await makeFolder(path, mode)
  }
}

const inside = (dataDir: string) => join(dataDir, 'postgres')

async function placeForRoot(dataDir: string, keys: Keys): Promise<{ cluster: string; runAs: RunAs }> {
  const owner = await stat(inside(dataDir)).catch(() => undefined)
  // A folder that an ordinary user created is used as that user.
  if (owner)
    return { cluster: inside(dataDir), runAs: owner.uid === 0 ? nobodyUser : { uid: owner.uid, gid: owner.gid } }
  if (!keys.away && (await canEnter(dataDir, nobodyUser))) return { cluster: inside(dataDir), runAs: nobodyUser }
  const cluster = join(sharedFolder, keys.id)
  const gone = keys.away && !(await stat(cluster).catch(() => undefined))
  if (!gone) return { cluster, runAs: nobodyUser }
  throw new OperatorError(
    `the database of ${dataDir} is not at ${cluster} any more: bring it back, or set DATA_DIR to a new folder.`,
  )
}

async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  const tried = promisify(execFile)('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...runAs, cwd: '/' })
  return tried.then(
    () => true,
    () => false,
  )
}
