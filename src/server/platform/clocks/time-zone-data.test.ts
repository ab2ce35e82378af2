import { expect, test } from 'vitest'
import { timeZoneData } from './time-zone-data.ts'

test('knows the release of the tz data, its day and its age', async () => {
  const { releasedOn = '' } = await timeZoneData(new Date())
  expect(releasedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
  const later = new Date(Date.parse(releasedOn) + 30.5 * 86_400_000)
  expect(await timeZoneData(later)).toEqual({
    release: expect.stringMatching(/^20\d\d[a-z]$/),
    releasedOn,
    ageDays: 30,
  })
  expect((await timeZoneData(new Date('2026-01-01'))).ageDays).toBe(0)
})
