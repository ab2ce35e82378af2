// A runner of tests in small: it leaves a program and a file behind.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import startGuardedRun from '../server/run-folder.mjs'

startGuardedRun()
mkdtempSync(join(tmpdir(), 'left-'))
const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
console.log(JSON.stringify({ pid, folder: process.env.KEYHAVEN_TEST_RUN }))
setInterval(() => {}, 1000)
