import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadMatching, prefetchLinks } from './app/route-loading.ts'
import { patchRoutes, routes, routesTo } from './app/routes.tsx'
import { queryClient } from './platform/api/query-client.ts'
import { readBrand } from './platform/brand/read-brand.ts'
import { keepLanguageOfAddress } from './platform/language/choose-language.ts'
import { paths } from './platform/navigation/paths.ts'
import { isScrollKnown, keyHistoryEntries, restoreScroll } from './platform/navigation/scroll-restoration.ts'
import { allowSkippedTransitions } from './platform/navigation/skipped-transitions.ts'
import type { LoginState } from './platform/session/return-path.ts'
import { startSession } from './platform/session/start-session.ts'

/** Hydrates a rendered page. There is no top-level `await`, because the code of other pages imports this chunk. */
async function start(root: HTMLElement) {
  document.getElementById('not-started')?.remove()
  const known = document.getElementById('state')?.textContent
  const isPrerendered = known !== undefined // a page rendered without data, such as the error page, is rendered again
  const data: [QueryKey, unknown][] = known ? JSON.parse(known) : []
  for (const [key, value] of data) queryClient.setQueryData(key, value) // counts as fetched now, because the server sends only current data
  readBrand()
  keepLanguageOfAddress()
  keyHistoryEntries()
  allowSkippedTransitions()
  if (isPrerendered) await loadMatching(routes, window.location.pathname)
  // With hydration data, React Router keeps the user's scroll position; otherwise, the page starts at the top.
  const isPlaced = isPrerendered && !isScrollKnown()
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: patchRoutes,
    ...(isPlaced && { hydrationData: { loaderData: {} } }),
  })
  restoreScroll(router)
  prefetchLinks(routesTo)
  const toLogin = () => {
    const { pathname, search, hash, state: returnState } = router.state.location
    if (pathname === paths.login) return
    const state: LoginState = { from: pathname + search + hash, returnState }
    void router.navigate(paths.login, { state, replace: true })
  }
  const screen = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <WithSession toLogin={toLogin}>
          <RouterProvider router={router} />
        </WithSession>
      </QueryClientProvider>
    </StrictMode>
  )
  if (isPrerendered) startTransition(() => void hydrateRoot(root, screen))
  else createRoot(root).render(screen)
}

function WithSession({ toLogin, children }: { toLogin: () => void; children: ReactNode }) {
  useLayoutEffect(() => startSession(toLogin, window.location.pathname), [toLogin])
  useEffect(() => void window.dispatchEvent(new Event('page-ready')), []) // for presses before hydration (page-document.ts)
  return children
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
