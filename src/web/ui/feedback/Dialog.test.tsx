import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from './Dialog.tsx'

afterEach(cleanup)

/** happy-dom has no `closedBy` either, as browsers before Chrome 134, Firefox 141 and Safari 27.3. */
function openDialog(): { dialog: HTMLElement; closings: () => number } {
  let closings = 0
  render(
    <Dialog open title="Reject" onClose={() => closings++}>
      <p>Reason</p>
    </Dialog>,
  )
  return { dialog: screen.getByRole('dialog'), closings: () => closings }
}

test('a press outside a dialog closes it in a browser without closedby', () => {
  const { dialog, closings } = openDialog()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(closings()).toBe(1)
})

test('a press inside does not, nor does a selection that ends outside', () => {
  const { dialog, closings } = openDialog()
  fireEvent.pointerDown(screen.getByText('Reason'))
  fireEvent.click(screen.getByText('Reason'))
  fireEvent.pointerDown(screen.getByText('Reason'))
  fireEvent.click(dialog)
  expect(closings()).toBe(0)
})
