import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { now } from '#contract/clock'
import { useRenderAt } from './use-render-at.ts'

const MINUTE = 60_000

/** Shows whether the time had come when it was rendered; `beforeEffects` runs between a render and its effects. */
function Shown({ at, beforeEffects }: { at: string; beforeEffects?: () => void }) {
  useRenderAt(at)
  useLayoutEffect(() => beforeEffects?.(), [beforeEffects])
  return Date.parse(at) <= now().getTime() ? 'come' : 'to come'
}

function shown(beforeEffects?: () => void) {
  vi.useFakeTimers()
  onTestFinished(() => {
    cleanup()
    vi.useRealTimers()
  })
  return render(<Shown at={new Date(Date.now() + MINUTE).toISOString()} beforeEffects={beforeEffects} />).container
}

test('renders again when the time has come, and not before', () => {
  const page = shown()
  act(() => void vi.advanceTimersByTime(MINUTE - 1))
  expect(page.textContent).toBe('to come')
  act(() => void vi.advanceTimersByTime(2))
  expect(page.textContent).toBe('come')
})

test('renders again when the time came between the render and its effects', () => {
  const later = Date.now() + MINUTE + 1
  const page = shown(() => void vi.setSystemTime(later))
  expect(page.textContent).toBe('come')
})
