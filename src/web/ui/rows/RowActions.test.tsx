import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { noToasts } from '../../../../test/web/no-toasts.ts'
import { CLICK_GUARD_MS } from '../click-guard.ts'
import { RowAction, RowActions } from './RowActions.tsx'
import { RowDelete } from './RowDelete.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await noToasts()
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const button = (name: string) => screen.getByRole('button', { name })

/** All but that of a toast. */
const rowButtons = () => screen.queryAllByRole('button').filter((one) => !one.closest('.toast-host'))

const gone = new Error('This is not there any more.')

/** A row with two actions and a deletion; every one waits for `give`. */
function openRow(isAvailable = true) {
  const begun: string[] = []
  let answer = deferred<string | Promise<string>>()
  const acting = (name: string) => async () => {
    begun.push(name)
    answer = deferred<string | Promise<string>>()
    return answer.answer
  }
  const rowWith = (available: boolean) => (
    <RowActions isGone={(error) => error === gone} describedBy="home" note={!available && 'Nothing left to do.'}>
      <RowAction name="Accept" available={available} act={acting('Accept')} />
      <RowAction name="Reject" available act={acting('Reject')} />
      <RowDelete remove={acting('Delete')} />
    </RowActions>
  )
  const { rerender } = render(rowWith(isAvailable))
  return {
    begun,
    change: (available: boolean) => rerender(rowWith(available)),
    answered: () => act(async () => answer.give('Done.')),
    refused: (error: Error) => act(async () => answer.give(Promise.reject(error))),
  }
}

test('no action begins during another one and for half a second after its answer', async () => {
  const { begun, answered } = openRow()
  fireEvent.click(button('Accept'))
  for (const name of ['Accept', 'Reject', 'Delete']) fireEvent.click(button(name))
  expect(button('Accept').getAttribute('aria-busy')).toBe('true')
  expect(button('Reject').getAttribute('aria-disabled')).toBe('true')
  await answered()
  await pass(CLICK_GUARD_MS - 1)
  fireEvent.click(button('Reject'))
  expect(begun).toEqual(['Accept'])
  await pass(1)
  fireEvent.click(button('Reject'))
  expect(begun).toEqual(['Accept', 'Reject'])
})

test('an unavailable action keeps its place, hidden from screen readers', () => {
  const { change } = openRow()
  const places = () =>
    [...(button('Reject').parentElement?.children ?? [])].filter(({ tagName }) => tagName !== 'DIALOG')
  expect(places()).toHaveLength(3)
  change(false)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(places()).toHaveLength(3)
  expect(places()[0]?.getAttribute('aria-hidden')).toBe('true')
  expect(places()[0]?.textContent).toBe('')
  screen.getByText('Nothing left to do.')
})

test('a deleted row is marked, and has no actions', async () => {
  const { begun, answered } = openRow()
  fireEvent.click(button('Delete'))
  fireEvent.click(button('Yes, delete it!'))
  fireEvent.click(button('Yes, delete it!'))
  await answered()
  screen.getByText('Deleted')
  expect(rowButtons()).toEqual([])
  expect(begun).toEqual(['Delete'])
})

test.each(['Accept', 'Delete'])(
  'a row whose subject was deleted elsewhere says so when %s is refused for that',
  async (name) => {
    const { refused } = openRow()
    fireEvent.click(button(name))
    if (name === 'Delete') fireEvent.click(button('Yes, delete it!'))
    await refused(gone)
    screen.getByText('Deleted')
    expect(rowButtons()).toEqual([])
  },
)

test('a row keeps its actions after any other refusal', async () => {
  const { refused } = openRow()
  fireEvent.click(button('Accept'))
  await refused(new Error('Another offer was accepted.'))
  expect(screen.queryByText('Deleted')).toBeNull()
  expect(rowButtons()).toHaveLength(3)
})

test('places an initially unavailable action after the others, and moves none later', () => {
  const { change } = openRow(false)
  const place = screen.getByText((_, element) => element?.getAttribute('data-name') === 'Accept')
  expect(place.className).toContain('order-1')
  expect(button('Reject').className).not.toContain('order-1')
  change(true)
  expect(button('Accept').className).toContain('order-1')
  cleanup()
  const later = openRow(true)
  later.change(false)
  const kept = screen.getByText((_, element) => element?.getAttribute('data-name') === 'Accept')
  expect(kept.className).not.toContain('order-1')
})
