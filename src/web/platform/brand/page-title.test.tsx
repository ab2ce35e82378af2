import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

type Props = { name: string; to: string; usePageTitle: (name: string) => void }

function Screen({ name, to, usePageTitle }: Props) {
  usePageTitle(name)
  return <Link to={to}>Go on</Link>
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

test('the head that was served stays until another screen is shown, and follows each one from then', async () => {
  vi.resetModules() // as in a new document: other tests have shown screens
  const { usePageTitle } = await import('./page-title.ts')
  document.head.innerHTML = '<meta name="description" content="As served">'
  const router = createMemoryRouter([
    { path: '/', element: <Screen name="Home" to="/privacy" usePageTitle={usePageTitle} /> },
    { path: '/privacy', element: <Screen name="Privacy" to="/" usePageTitle={usePageTitle} /> },
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
