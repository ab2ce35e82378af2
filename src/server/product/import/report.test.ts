import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refusedRows } from './report.ts'

async function reportOf(refused: { line: number; reason: string; isOfFile?: boolean }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const report = refusedRows('homes.csv', [folder])
  for (const [at, one] of refused.entries()) {
    report.add(one)
    if (at % 1_000 === 0) await report.flush()
  }
  await report.flush()
  await report.close()
  const path = report.path()
  return { report, lines: path ? (await readFile(path, 'utf8')).trim().split('\n') : [] }
}

test('consecutive invalid lines share an entry, rejected rows don’t', async () => {
  const faults = Array.from({ length: 3_000 }, (_, at) => ({ line: at + 2, reason: 'no', isOfFile: true }))
  const rows = [4_000, 4_001].map((line) => ({ line, reason: 'Title is required' }))
  const { report, lines } = await reportOf([...faults, ...rows, { line: 4_003, reason: 'no', isOfFile: true }])
  expect(lines).toEqual([
    'lines 2 to 3001: no',
    'line 4000: Title is required',
    'line 4001: Title is required',
    'line 4003: no',
  ])
  expect(report.summary({}, 3_005).at(-2)).toBe('  … and 2 more')
})

const lastLine = ({ report }: Awaited<ReturnType<typeof reportOf>>) =>
  report.summary({}, 0).at(-1)?.replace(/ \S+$/, '')

test('limits a report to 100,000 entries, and a reason to 500 characters', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ line: at, reason: 'no' }))
  const full = await reportOf(rows(100_000))
  expect([full.lines.length, lastLine(full)]).toEqual([100_000, 'All refused rows are in'])
  const cut = await reportOf(rows(100_001))
  expect([cut.lines.length, lastLine(cut)]).toEqual([100_000, 'The first refused rows are in'])
  const { lines } = await reportOf([{ line: 1, reason: 'x'.repeat(9_000) }])
  expect(lines).toEqual([`line 1: ${'x'.repeat(500)}`])
})
