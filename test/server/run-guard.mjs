// Waits for the end of the run of tests that started it, whose end closes its input. Then ends the programs that the run has left behind:
// those that have one of its folders in their environment or their arguments (Linux).
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const folders = process.argv.slice(2)
const ROUNDS = 20
const WAIT_MS = 100

process.stdin.resume().on('close', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const left = folders.flatMap(pidsOf)
    if (left.length === 0) break
    for (const pid of left) end(pid)
    await wait(WAIT_MS)
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function pidsOf(mark) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.filter((pid) => ['cmdline', 'environ'].some((file) => textOf(`/proc/${pid}/${file}`).includes(mark)))
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has ended, or belongs to another user
  }
}

function end(pid) {
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {} // it has ended
}
