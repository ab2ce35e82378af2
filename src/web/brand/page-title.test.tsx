import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { usePageTitle } from './page-title.ts'

function Screen({ name, to }: { name: string; to: string }) {
  usePageTitle(name)
  return <Link to={to}>Go on</Link>
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

test('the head that was served stays until another screen is shown, and follows each one from then', async () => {
  document.head.innerHTML = '<meta name="description" content="As served">'
  const router = createMemoryRouter([
    { path: '/', element: <Screen name="Home" to="/privacy" /> },
    { path: '/privacy', element: <Screen name="Privacy" to="/" /> },
  ])
  render(<RouterProvider router={router} />)
  expect(document.title).toBe('Home · KeyHaven')
  await import('./write-head.ts')
  expect(description()).toBe('As served')
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await waitFor(() => expect(description()).toMatch(/^What KeyHaven keeps/))
  const privacy = description()
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await waitFor(() => expect(description()).not.toBe(privacy))
})
