import { expect, test } from 'vitest'
import { progressOn, progressText } from './progress.ts'

test('progress has rows, share, rate and the time left', () => {
  expect(progressText(0.25, 5_000, 1)).toBe('25 % · 5,000 rows · 5,000 rows/s · 3 s left')
  expect(progressText(0.001, 5_000, 1)).toBe('0 % · 5,000 rows · 5,000 rows/s · 17 min left')
  expect(progressText(1, 6_000, 2)).toBe('100 % · 6,000 rows · 3,000 rows/s')
  expect(progressText(0, 0, 0)).toBe('0 % · 0 rows · 0 rows/s')
})

test('a terminal gets a bar on one line, a file plain lines', () => {
  const written: string[] = []
  const screen = (isTTY: boolean) => ({ isTTY, columns: 60, write: (text: string) => written.push(text) })
  progressOn(screen(true), () => 0.5).end(10)
  expect(written.join('')).toContain(`\r\x1b[2K[${'█'.repeat(12)}${'░'.repeat(12)}] 50 % · 10 rows`)
  written.length = 0
  progressOn(screen(false), () => 0.5).end(10)
  expect(written.join('')).toMatch(/^50 % · 10 rows .*\n$/)
})
