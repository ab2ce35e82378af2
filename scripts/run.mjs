// Runs other programs from the project's folder.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const env = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...extra,
})

/** Starts a program (the packages' own included) that shares our terminal. */
export const launch = (file, args, { stdio = 'inherit', cwd = root, detached = false, env: extra } = {}) =>
  spawn(file, args, { cwd, stdio, detached, env: env(extra), shell: process.platform === 'win32' })

/**
 * Runs a program to its end; with `quiet` its output is collected instead of shown.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(file, args, { quiet = false, cwd, env: extra, timeout = 0 } = {}) {
  const child = launch(file, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', cwd, env: extra })
  const limit = timeout ? setTimeout(() => child.kill(), timeout) : undefined
  const chunks = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  child.stderr?.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) => {
    const end = (ok, last = '') => {
      clearTimeout(limit)
      resolve({ ok, output: Buffer.concat(chunks).toString() + last })
    }
    child.on('error', (error) => end(false, `${file}: ${error.message}\n`))
    child.on('close', (code) => end(code === 0))
  })
}

/** Says `line` when the work takes longer than a second. */
export async function announce(line, work) {
  const timer = setTimeout(() => console.log(line), 1_000)
  return work().finally(() => clearTimeout(timer))
}

/** Ends the launcher with one line when a step fails. */
export async function orExit(work, prefix = '') {
  try {
    return await work()
  } catch (error) {
    console.error(prefix + error.message)
    process.exit(1)
  }
}
