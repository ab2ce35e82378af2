import './ui/theme/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client.ts'
import { routes } from './app/routes.tsx'
import { holdPlaces } from './navigation/hold-place.ts'
import { keyEntries } from './navigation/key-entry.ts'
import { paths } from './navigation/paths.ts'
import { startSession } from './session/start-session.ts'
import type { LoginState } from './session/wanted-path.ts'

keyEntries()
const router = createBrowserRouter(routes)
holdPlaces(router)

startSession(() => {
  const { pathname, search, hash } = router.state.location
  if (pathname === paths.login) return
  const state: LoginState = { from: pathname + search + hash }
  void router.navigate(paths.login, { state, replace: true })
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
