import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { whenConnected } from '../ui/feedback/connection.ts'
import { RootError } from './RootError.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function openBroken(): ReturnType<typeof vi.spyOn> {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const router = createMemoryRouter([{ path: '/', element: <RootError /> }])
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('heading', { name: 'This page did not open' })).toBeDefined()
  return reload
}

test('a screen that breaks waits for a press to reload', () => {
  expect(openBroken()).not.toHaveBeenCalled()
})

test('reloads by itself when its code failed offline and the browser does not fetch it again', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('error loading dynamically imported module')))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loading = whenConnected(failing)
  await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect(loading).rejects.toThrow('dynamically imported')
  expect(failing).toHaveBeenCalledTimes(2)
  expect(openBroken()).toHaveBeenCalledTimes(1)
})
