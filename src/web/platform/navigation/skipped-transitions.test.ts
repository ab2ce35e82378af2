import { expect, test } from 'vitest'
import { allowSkippedTransitions } from './skipped-transitions.ts'

const isReported = (reason: unknown) => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

test('an animation that was skipped is no error of the page, and everything else is', () => {
  allowSkippedTransitions()
  expect(isReported(new DOMException('Transition was skipped. skipTransition() called', 'AbortError'))).toBe(false)
  expect(isReported(new DOMException('The operation was aborted.', 'AbortError'))).toBe(true)
  expect(isReported(new Error('Transition was forgotten'))).toBe(true)
  expect(isReported(undefined)).toBe(true)
})
