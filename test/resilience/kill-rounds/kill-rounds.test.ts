import { expect, test } from 'vitest'
import { killRounds } from './kill-rounds.ts'

test('an app killed while listings are written has every one it answered, and starts', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const program = ['dist/server/main.js']
  const summary = await killRounds({ rounds: 3, seed: 20_261_121, program, say: () => {} })
  expect(summary.missing).toEqual([])
  expect(summary.answered).toBeGreaterThan(0)
})
