import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { screens } from '#contract/screens'
import { whenConnected } from '../ui/feedback/connection.ts'
import { frontScreens } from './front-screens.ts'
import { SignedInOnly } from './guards.tsx'
import { Layout } from './Layout.tsx'
import { RootError } from './RootError.tsx'
import { RouteFallback } from './RouteFallback.tsx'
import { loadingRoutes } from './route-loading.ts'
import { routeOf } from './screen-routes.tsx'

const SIGNED_IN = 'signed-in'

const routesFor = (isOpen: boolean) =>
  frontScreens.filter(({ access }) => (access === 'everyone') === isOpen).map(routeOf)

const layout: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RootError,
    HydrateFallback: RouteFallback,
    children: [
      {
        ErrorBoundary: RootError, // after an error in a page, the navigation bar stays
        children: [
          ...routesFor(true),
          { id: SIGNED_IN, Component: SignedInOnly, children: routesFor(false) },
          { path: '*', lazy: () => import('./ErrorPage.tsx') },
        ],
      },
    ],
  },
]

export const routes = loadingRoutes(layout)

const isOfDashboard = (path: string) => matchPath(`${screens.dashboard}/*`, path) !== null

export const patchRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isOfDashboard(path)) patch(SIGNED_IN, await dashboardRoutes())
}

export const routesTo = async (path: string): Promise<RouteObject[]> =>
  isOfDashboard(path) ? await dashboardRoutes() : routes

const dashboardRoutes = () => whenConnected(async () => (await import('./dashboard-routes.tsx')).dashboardRoutes)
