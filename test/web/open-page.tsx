import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import type { Site } from '../../src/contract/site.ts'
import { patchRoutes, routes } from '../../src/web/app/routes.tsx'
import { queryClient } from '../../src/web/platform/api/query-client.ts'
import { startSession } from '../../src/web/platform/session/start-session.ts'
import { json } from './fake-fetch.ts'
import { noToasts } from './no-toasts.ts'

configure({ asyncUtilTimeout: 10_000 }) // screens are fetched when they are opened
const defaults = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryDelay: 20 } }) // else seconds pass between tries

/** Renders the page at this address with the current `fetch`; it is removed after the test. */
export function openPage(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address], patchRoutesOnNavigation: patchRoutes })
  const end = startSession(() => void router.navigate('/login'), router.state.location.pathname)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  onTestFinished(async () => {
    end()
    await noToasts()
    cleanup()
    endMutations()
    queryClient.clear()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  return router
}

function endMutations() {
  const mutationFn = () => new Promise<never>(() => {})
  for (const mutation of queryClient.getMutationCache().getAll())
    mutation.setOptions({ ...mutation.options, mutationFn })
}

const settings = {
  offers: 'mail',
  homes: 'mail',
  wishes: 'mail',
  searches: 'mail',
  messages: 'mail',
  viewings: 'mail',
}

export const answersFor = (email: string, role?: 'admin' | 'agent' | 'fraud') => ({
  ...visitorAnswers,
  'GET /api/auth/get-session': json({ user: { email, name: 'Ann Example', image: null } }),
  'GET /api/auth/token': json({ token: 'proof-of-ann' }),
  'POST /api/jwt': json({ token: 'access-of-ann' }),
  'GET /api/notifications?unread=true&limit=1': json([]),
  'GET /api/conversations?unread=true&limit=1': json([]),
  'GET /api/savedSearches?limit=50': json([]),
  'GET /api/hiddenHomes?limit=1': json([]),
  'GET /api/figures/waiting': json({ groups: [] }),
  'GET /api/sharing': json({}),
  'GET /api/notifications/settings': json(settings),
  [`GET /api/users/admin/${encodeURIComponent(email)}`]: json(role ? { role } : {}),
})

export const site: Site = {
  demo: false,
  currency: 'USD',
  languages: ['en'],
  identity: 'embedded',
  google: false,
  accountMails: true,
  refuseCommonPasswords: false,
  mapFile: false,
  tourHosts: ['youtube.com', 'vimeo.com'],
  documents: true,
  rates: false,
}

export const visitorAnswers = {
  'GET /api/site': json({ ...site, google: true }),
  'GET /api/auth/get-session': json(null),
  'POST /api/auth/sign-out': json({ success: true }),
}
