import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import * as t from '#messages/frame'
import { paths } from '../platform/navigation/paths.ts'
import { scrollStorageKey } from '../platform/navigation/scroll-restoration.ts'
import { useSession } from '../platform/session/session.ts'
import { toast } from '../ui/feedback/toast.ts'
import { Footer } from './Footer.tsx'
import { NavBar } from './NavBar.tsx'
import { RouteFallback } from './RouteFallback.tsx'
import { styledLazy } from './route-loading.ts'

const LazyFooter = lazy(() => import('./DashboardFooter.tsx').catch(() => ({ default: Footer })))

const DashboardFooter = () => (
  <Suspense>
    <LazyFooter />
  </Suspense>
)

/** The frame of every page. Login and registration have no navigation bar and footer (P-4). */
export function Layout() {
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const focused = useRef(pathname)
  const isDashboard = pathname.toLowerCase().startsWith(paths.dashboard)
  const alone = /login|registration/i.test(pathname)

  useEffect(() => {
    const idle = setTimeout(toast.prepare, 4000)
    return () => clearTimeout(idle)
  }, [])

  useEffect(() => {
    if (focused.current === pathname) return
    focused.current = pathname
    if (!hash) main.current?.focus({ preventScroll: true }) // screen readers start at the new page, not at the old link
  }, [pathname, hash])

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="print:hidden fixed top-3 start-3 z-50 -translate-y-24 rounded-full bg-brand px-5 py-3 font-semibold text-on-brand focus:translate-y-0"
      >
        {t.skipToContent()}
      </a>
      <NavigationProgress />
      {!alone && <NavBar />}
      {/* A screen high even while empty, so that the footer never jumps when the content comes. */}
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className="min-h-[calc(100dvh-4.5rem)] grow outline-none conversation-open:min-h-0"
      >
        {!alone && <VerifyFirst />}
        <Outlet />
      </main>
      {!alone && (isDashboard ? <DashboardFooter /> : <Footer />)}
      <ScrollRestoration storageKey={scrollStorageKey} />
    </div>
  )
}

const VerifyNotice = styledLazy(() => import('../account/VerifyNotice.tsx'))

function VerifyFirst() {
  const session = useSession()
  if (session.status !== 'signedIn' || !session.mustVerifyEmail) return null
  return (
    <Suspense>
      <VerifyNotice />
    </Suspense>
  )
}

function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div className="appear-delayed print:hidden fixed inset-x-0 top-0 z-50">
      <RouteFallback label={t.loadingNextPage()} />
    </div>
  )
}
