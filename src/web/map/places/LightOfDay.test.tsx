import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LightOfDay } from './LightOfDay.tsx'

const london = { latitude: 51.5074, longitude: -0.1278 }
const tromso = { latitude: 69.6492, longitude: 18.9553 }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The clock of a place with summer time as in Europe; `winter`: its offset then, in minutes. */
const europeanClock = (winter: number) => ({
  timeZone: 'Europe/London',
  utcOffsets: [
    { minutes: winter, until: '2026-03-29T01:00:00.000Z' },
    { minutes: winter + 60, until: '2026-10-25T01:00:00.000Z' },
    { minutes: winter },
  ],
})

function show(point: typeof london, winter: number) {
  vi.setSystemTime('2026-11-25T12:00:00Z')
  render(<LightOfDay point={point} home={europeanClock(winter)} />)
  return screen.getByRole('slider', { name: 'Day of the year' })
}

test('says when and where the sun rises and sets today, by the clocks of the home', () => {
  const slider = show(london, 0)
  screen.getByText(
    /^On 25 November the sun rises at 07:3\d in the south-east and sets at 15:5\d in the south-west: 8 h 2\d min of light\. It stands highest at 11:4\d, 18° above the horizon in the south\.$/,
  )
  expect(slider.getAttribute('aria-valuetext')).toBe('25 November')
})

test('any other day of the year can be chosen', () => {
  const slider = show(london, 0)
  fireEvent.change(slider, { target: { value: '172' } })
  screen.getByText(/^On 21 June the sun rises at 04:4\d in the north-east .* 16 h 3\d min of light/)
  expect(slider.getAttribute('aria-valuetext')).toBe('21 June')
})

test('beyond the polar circle the sun may not rise or not set', () => {
  const slider = show(tromso, 60)
  fireEvent.change(slider, { target: { value: '355' } })
  screen.getByText('On 21 December the sun does not rise.')
  fireEvent.change(slider, { target: { value: '172' } })
  screen.getByText(/^On 21 June the sun does not set\. It stands highest at 12:4\d/)
})
