import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFolder } from './memory-folder.mjs'

const guard = fileURLToPath(new URL('run-guard.mjs', import.meta.url))

/**
 * Puts the temporary files of a run of tests, a benchmark or a proof into their own folder, and the tests' PostgreSQL into one in memory. A separate
 * process then ends remaining programs, such as apps and databases, and removes the folders, however the run ends.
 */
export default function startGuardedRun() {
  if (process.env.KEYHAVEN_TEST_RUN) return
  const [folder, inMemory] = [tmpdir(), memoryFolder()].map((parent) => mkdtempSync(join(parent, 'keyhaven-run-')))
  for (const made of [folder, inMemory]) chmodSync(made, 0o755) // root's database runs as another user, who must get in
  Object.assign(process.env, { TMPDIR: folder, KEYHAVEN_TEST_RUN: folder, KEYHAVEN_TEST_MEMORY: inMemory })
  const child = spawn(process.execPath, [guard, folder, inMemory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  child.stdin.unref()
}
