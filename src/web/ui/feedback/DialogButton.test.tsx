import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { noToasts } from '../../../../test/web/no-toasts.ts'
import { DialogButton, type DialogState } from './DialogButton.tsx'

afterEach(async () => {
  await noToasts()
  cleanup()
})

function Note({ about, open, onClose }: DialogState & { about: string }) {
  return (
    <div hidden={!open} role="dialog" aria-label={about}>
      <input aria-label="Note" />
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

const shown = (load: () => Promise<typeof Note>) =>
  render(<DialogButton name="Write a note" load={load} dialog={{ about: 'A home' }} />)
const button = () => screen.getByRole('button', { name: 'Write a note' })

test('loads a dialog when its button is pointed at, and keeps typed text while it is closed', async () => {
  const load = vi.fn(async () => Note)
  shown(load)
  expect(load).not.toHaveBeenCalled()
  fireEvent.pointerEnter(button())
  expect(load).toHaveBeenCalledOnce()
  await userEvent.click(button())
  await userEvent.type(await screen.findByLabelText('Note'), 'South light')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(button())
  expect((await screen.findByLabelText<HTMLInputElement>('Note')).value).toBe('South light')
})

test('a button says that its dialog is on its way, and opens it once', async () => {
  const { answer, give } = deferred<typeof Note>()
  shown(() => answer)
  await userEvent.dblClick(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  give(Note)
  await screen.findByRole('dialog', { name: 'A home' })
  expect(button().getAttribute('aria-busy')).toBeNull()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('shows an error and allows a retry when a dialog can’t be loaded', async () => {
  let isThere = false
  shown(async () => {
    if (!isThere) throw new Error('no such file')
    return Note
  })
  await userEvent.click(button())
  await screen.findByText('This could not be loaded. Please reload the page and try again.')
  expect(screen.queryByRole('dialog')).toBeNull()
  isThere = true
  await userEvent.click(button())
  await screen.findByRole('dialog', { name: 'A home' })
})
