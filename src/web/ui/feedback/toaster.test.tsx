import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast as hotToast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { raise } from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  act(() => hotToast.removeAll())
  vi.useRealTimers()
})
const show = (...toast: Parameters<typeof raise>) => act(() => raise(...toast))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('the text of a failure goes after two seconds, and the server’s message stays until it is closed', async () => {
  show('failure', 'Something is Wrong!', { detail: 'This home is sold.' })
  expect(screen.getByRole('alert').textContent).toBe('Something is Wrong!This home is sold.')
  await pass(2000)
  expect(screen.getByRole('alert').textContent).toBe('This home is sold.')
  await pass(60_000)
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }))
  await pass(400)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another failure takes the place of the one before', async () => {
  show('failure', 'Something is Wrong!', { detail: 'This home is sold.' })
  show('failure', 'Something is Wrong!', { detail: 'This home has been withdrawn.' })
  await pass(400)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  screen.getByText('This home has been withdrawn.')
})

test('what succeeds afterwards takes a failure away, such as of a connection that is back', async () => {
  show('failure', 'Something is Wrong!', { detail: 'We could not reach the server.' })
  show('success', 'Offer sent.', {})
  await pass(400)
  expect(screen.queryByRole('alert')).toBeNull()
  screen.getByText('Offer sent.')
})

test('a toast with Undo stays ten seconds, and is gone once it is pressed', async () => {
  let undone = 0
  show('success', 'Removed', { detail: 'Cabin', undo: () => undone++ })
  await pass(9_000)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await pass(400)
  expect([undone, screen.queryByText('Removed')]).toEqual([1, null])
})

test('a toast is no tab stop, and read by its own role alone', async () => {
  show('success', 'Deleted!', {})
  const region = screen.getByRole('region', { name: 'Notices' })
  expect(region.querySelectorAll('[tabindex]')).toHaveLength(0)
  expect(screen.getByRole('status').closest('[aria-live]')).toBeNull()
})
