import { expect, test } from 'vitest'
import { notesOnAge } from './clocks-check.ts'

const data = { release: '2026f', releasedOn: '2026-10-29' }

test.each([
  [30, ['release 2026f, of 29 October 2026']],
  [270, ['release 2026f, of 29 October 2026']],
  [271, ['release 2026f, of 29 October 2026', 'it is 271 days old: renew it as docs/operations.md says, Clocks']],
])('tz data of %d days: %o', (ageDays, notes) => {
  expect(notesOnAge({ ...data, ageDays })).toEqual(notes)
})

test('a package that does not say its day has a release alone', () => {
  expect(notesOnAge({ release: '2026f' })).toEqual(['release 2026f'])
})
