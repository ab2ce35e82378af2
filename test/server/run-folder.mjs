import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const guard = fileURLToPath(new URL('run-guard.mjs', import.meta.url))

/**
 * Puts a run's temporary files into their own folder. A separate process then ends remaining programs, such as apps and
 * databases, and removes the folder, however the run ends.
 */
export default function startGuardedRun() {
  if (process.env.KEYHAVEN_TEST_RUN) return
  const folder = mkdtempSync(join(tmpdir(), 'keyhaven-run-'))
  chmodSync(folder, 0o755) // root's database runs as another user, who must get in
  Object.assign(process.env, { TMPDIR: folder, KEYHAVEN_TEST_RUN: folder })
  const child = spawn(process.execPath, [guard, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  child.stdin.unref()
}
