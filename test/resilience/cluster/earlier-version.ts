import { execFile } from 'node:child_process'
import { access, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const PROGRAM = 'dist/server/main.js'
const MAX_OUTPUT = 64 * 1024 * 1024

export type Version = { program: string[]; remove: () => Promise<void> }

export async function earlierVersion(from: string): Promise<Version> {
  const given = join(resolve(from), PROGRAM)
  const isFolder = await access(given).then(
    () => true,
    () => false,
  )
  if (isFolder) return { program: [given], remove: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-earlier-'))
  const remove = () => rm(folder, { recursive: true })
  try {
    // The hash alone reaches the shell.
    const commit = (await execute('git', ['rev-parse', '--verify', `${from}^{commit}`])).trim()
    await execute('sh', ['-c', `git archive ${commit} | tar -x -C '${folder}'`])
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    // Not the whole script: it would install that version's packages over ours.
    await execute(process.execPath, ['-e', `import('./scripts/build.mjs').then(({ build }) => build())`], folder)
    return { program: [join(folder, PROGRAM)], remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const execute = async (file: string, args: string[], cwd?: string): Promise<string> =>
  (await promisify(execFile)(file, args, { cwd, maxBuffer: MAX_OUTPUT })).stdout
