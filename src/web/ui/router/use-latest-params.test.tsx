import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useUrlFields } from './use-url-fields.ts'

afterEach(cleanup)

function Filters() {
  const { fields, change } = useUrlFields('low', 'high')
  const both = () => {
    change('low', '1')
    change('high', '2')
  }
  return (
    <button type="button" onClick={both}>
      {`${fields.low} to ${fields.high}`}
    </button>
  )
}

test('two fields that are told at once both stay in the address', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Filters }], { initialEntries: ['/?other=3'] })
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('1 to 2'))
  expect(router.state.location.search).toBe('?other=3&low=1&high=2')
})
