import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.runIf(process.platform === 'linux').each([
  ['a runner of tests', 'guarded-runner.mjs'],
  ['a benchmark or proof', 'named-runner.mjs'],
])('%s that is killed leaves no program and no file behind', async (_, file) => {
  const { KEYHAVEN_TEST_RUN: __, ...env } = process.env
  const runner = spawn(process.execPath, [`test/resilience/${file}`], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(runner.stdout, 'data')
  const { pid, folder } = JSON.parse(String(line))
  expect([isThere(pid), existsSync(folder)]).toEqual([true, true])
  runner.kill('SIGKILL')
  await expect.poll(() => [isThere(pid), existsSync(folder)]).toEqual([false, false])
})
