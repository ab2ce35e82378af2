import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useLatestParams, useUrlFields } from './use-url-fields.ts'

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

test('keeps both of two fields that change simultaneously', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Filters }], { initialEntries: ['/?other=3'] })
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('1 to 2'))
  expect(router.state.location.search).toBe('?other=3&low=1&high=2')
})

/** Changes a second field while the first is being shown, and a third after that. */
function Overtaking() {
  const { fields, change } = useUrlFields('low', 'high', 'top')
  useLayoutEffect(() => {
    if (fields.low && !fields.high) change('high', '2')
  })
  useEffect(() => {
    if (fields.low && !fields.top) change('top', '3')
  })
  return (
    <button type="button" onClick={() => change('low', '1')}>
      Start
    </button>
  )
}

test('a field that is changed while an earlier change is being shown stays in the address', async () => {
  const router = createMemoryRouter([{ path: '/', Component: Overtaking }])
  render(<RouterProvider router={router} />)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(router.state.location.search).toBe('?low=1&high=2&top=3'))
})

function opened() {
  const { result, unmount } = renderHook(useLatestParams, { wrapper: MemoryRouter })
  return {
    latest: () => `${result.current.latest()}`,
    pick: (params: string) => result.current.change(() => new URLSearchParams(params), {}),
    unmount,
  }
}

test('what is picked counts before it is rendered', () => {
  const { latest, pick } = opened()
  act(() => {
    pick('type=house')
    expect(latest()).toBe('type=house')
  })
})

test('a page that is opened again knows nothing of what was picked as it was left', () => {
  const { pick, unmount } = opened()
  act(() => {
    for (const params of ['type=house', '', 'type=land']) pick(params)
    unmount()
  })
  expect(opened().latest()).toBe('')
})
