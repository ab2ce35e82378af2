import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'

type Props = { name: string; to: string; usePageTitle: (name: string) => void }

function Screen({ name, to, usePageTitle }: Props) {
  usePageTitle(name)
  return <Link to={to}>Go on</Link>
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

test('an address that names the language is the page’s own address', async () => {
  vi.resetModules()
  const { usePageTitle } = await import('./page-title.ts')
  const { lang } = document.documentElement
  document.documentElement.lang = 'de'
  document.head.innerHTML = `<link rel="canonical" href="https://homes.example/?lang=de">
    <link rel="alternate" hreflang="en" href="https://homes.example/?lang=en">
    <link rel="alternate" hreflang="de" href="https://homes.example/?lang=de">`
  const own = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  const alternates = () => document.querySelectorAll('link[hreflang]').length
  const router = createMemoryRouter(
    ['/', '/terms', '/privacy'].map((path) => ({
      path,
      element: <Screen name={path} to="/" usePageTitle={usePageTitle} />,
    })),
    { initialEntries: ['/?lang=de'] },
  )
  const { unmount } = render(<RouterProvider router={router} />)
  for (const [path, address] of [
    ['/terms?lang=de', '/terms?lang=de'],
    ['/privacy?lang=en', '/privacy'], // not the page's language
    ['/?lang=de', '/?lang=de'],
  ] as const) {
    await act(() => router.navigate(path))
    await waitFor(() => expect(own()).toBe(`https://homes.example${address}`))
    expect(document.querySelector('meta[property="og:url"]')?.getAttribute('content')).toBe(own())
    expect(alternates()).toBe(address.startsWith('/?') ? 2 : 0)
  }
  unmount()
  document.documentElement.lang = lang
})

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
