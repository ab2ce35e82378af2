import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Leaves a program and a file behind, says which, and goes on until this process is killed. */
export function leaveBehind() {
  mkdtempSync(join(tmpdir(), 'left-'))
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  console.log(JSON.stringify({ pid, folder: process.env.KEYHAVEN_TEST_RUN }))
  setInterval(() => {}, 1000)
}
