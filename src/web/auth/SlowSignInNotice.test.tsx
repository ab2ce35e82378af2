import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlowSignInNotice } from './SlowSignInNotice.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('shows after three seconds that a sign-in takes longer, with a link to the home page', () => {
  render(<SlowSignInNotice />, { wrapper: MemoryRouter })
  act(() => void vi.advanceTimersByTime(2999))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toContain('Signing in takes longer than usual.')
  expect(screen.getByRole('link', { name: 'go to the home page' }).getAttribute('href')).toBe('/')
})
