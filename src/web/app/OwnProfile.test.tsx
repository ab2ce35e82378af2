import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { sessionQuery } from '../platform/session/session.ts'
import type { SessionState } from '../platform/session/session-state.ts'
import { Component as OwnProfile } from './OwnProfile.tsx'

const Profile = () => 'The profile'
afterEach(() => {
  cleanup()
  queryClient.clear()
})

test('opens the profile when Dashboard is pressed again while it loads', async () => {
  const ann: SessionState = { person: { email: 'ann@example.com', displayName: 'Ann', photoURL: null, role: null } }
  queryClient.setQueryData(sessionQuery.queryKey, ann)
  const code = deferred<{ Component: () => string }>()
  const router = createMemoryRouter(
    [
      { path: '/dashboard', Component: OwnProfile },
      { path: '/dashboard/userProfile', lazy: () => code.answer },
    ],
    { initialEntries: ['/dashboard'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/dashboard/userProfile'))
  await router.navigate('/dashboard')
  code.give({ Component: Profile })
  await screen.findByText('The profile')
  expect(router.state.location.pathname).toBe('/dashboard/userProfile')
})
