import { afterEach, expect, test, vi } from 'vitest'
import { followClock, now } from './clock.ts'
import { factFields } from './property-facts.ts'

const server = new Date('2026-11-25T12:00:00Z')
const YEAR_MS = 365 * 86_400_000

afterEach(() => {
  followClock(new Date().toUTCString())
  vi.useRealTimers()
})

test.each([-30 * YEAR_MS, -86_400_000, 86_400_000, 30 * YEAR_MS])(
  'a clock that is wrong by %d ms goes by the server’s',
  (wrongBy) => {
    vi.useFakeTimers({ now: server.getTime() + wrongBy })
    followClock(server.toUTCString())
    expect(now()).toEqual(server)
    vi.advanceTimersByTime(5000)
    expect(now().getTime() - server.getTime()).toBe(5000)
  },
)

test('a slow answer, and one without a date, changes nothing', () => {
  vi.useFakeTimers({ now: server.getTime() + 20_000 })
  for (const date of [server.toUTCString(), null, 'soon']) {
    followClock(date)
    expect(now().getTime()).toBe(server.getTime() + 20_000)
  }
})

test('the year in which a home was built is compared with the server’s', () => {
  vi.useFakeTimers({ now: server.getTime() - 30 * YEAR_MS })
  const isTaken = () => factFields.yearBuilt.safeParse(2024).success
  expect(isTaken()).toBe(false)
  followClock(server.toUTCString())
  expect(isTaken()).toBe(true)
})
