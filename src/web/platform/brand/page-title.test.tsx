import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Property } from '#contract/property'
import { cabin } from '../../../../test/web/sample-answers.ts'

type About = { home?: Property }
type Props = { name: string; to: string; about?: About; usePageTitle: (name: string, about?: About) => void }

function Screen({ name, to, about, usePageTitle }: Props) {
  usePageTitle(name, about)
  return <Link to={to}>Go on</Link>
}

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content')

test('an address that names the language is the page’s own address', async () => {
  vi.resetModules()
  const { usePageTitle } = await import('./page-title.ts')
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
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
  onTestFinished(render(<RouterProvider router={router} />).unmount)
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
})

test('a home that is shown at /login keeps the address at which it was served', async () => {
  vi.resetModules()
  const { usePageTitle } = await import('./page-title.ts')
  const address = `https://homes.example/propertyDetails/${cabin._id}?lang=de`
  document.head.innerHTML = `<link rel="canonical" href="${address}">`
  const element = <Screen name="Login" to="/" about={{ home: cabin }} usePageTitle={usePageTitle} />
  const router = createMemoryRouter([{ path: '/login', element }], { initialEntries: ['/login'] })
  onTestFinished(render(<RouterProvider router={router} />).unmount)
  const content = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)
  await waitFor(() => expect(content('meta[property="og:url"]', 'content')).toBe(address))
  expect(content('link[rel="canonical"]', 'href')).toBe(address)
})

test('a screen to which a guard leads before any was shown has a head of its own', async () => {
  vi.resetModules()
  window.history.replaceState(null, '', '/allProperty')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const { usePageTitle } = await import('./page-title.ts')
  document.head.innerHTML = '<meta name="robots" content="noindex">'
  const element = <Screen name="Login" to="/" usePageTitle={usePageTitle} />
  const router = createMemoryRouter([{ path: '/login', element }], { initialEntries: ['/login'] })
  onTestFinished(render(<RouterProvider router={router} />).unmount)
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/login$/))
  expect(document.querySelector('meta[name="robots"]')).toBeNull()
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
