import { expect, test } from 'vitest'
import { killRounds } from './kill-rounds.ts'

test('an app that is killed during writes keeps every confirmed listing, and starts', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const program = ['dist/server/main.js']
  const summary = await killRounds({ rounds: 3, seed: 20_261_121, program, say: () => {} })
  expect(summary.missing).toEqual([])
  expect(summary.answered).toBeGreaterThan(0)
})
