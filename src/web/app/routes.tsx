import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { screens } from '#contract/screens'
import { whenConnected } from '../ui/feedback/connection.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { RoleOnly, SignedInOnly } from './guards.tsx'
import { Layout } from './Layout.tsx'
import { RootError } from './RootError.tsx'
import { RouteFallback } from './RouteFallback.tsx'
import { loadingRoutes } from './route-loading.ts'

const SIGNED_IN = 'signed-in'

const signedIn: RouteObject[] = [
  {
    element: <RoleOnly roles={['agent', 'admin']} />,
    children: [{ path: screens.addProperty, lazy: () => import('../listing/AddPropertyPage.tsx') }],
  },
  { path: screens.allProperty, lazy: () => import('../search/AllPropertiesPage.tsx') },
  { path: screens.propertyDetails, lazy: () => import('../details/PropertyDetailsPage.tsx') },
]

const layout: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RootError,
    HydrateFallback: RouteFallback,
    children: [
      {
        ErrorBoundary: RootError, // a broken screen keeps the nav bar
        children: [
          { index: true, lazy: () => import('../home/HomePage.tsx') },
          { path: screens.agent, lazy: () => import('../agent/AgentPage.tsx') },
          { path: screens.terms, lazy: () => import('../legal/TermsPage.tsx') },
          { path: screens.privacy, lazy: () => import('../legal/PrivacyPage.tsx') },
          { path: screens.login, lazy: () => import('../auth/LoginPage.tsx') },
          {
            path: screens.googleReturn,
            Component: LoadingBar,
            lazy: async () => ({ loader: (await import('../platform/session/finish-google.ts')).finishGoogle }),
          },
          { path: screens.forgotPassword, lazy: () => import('../auth/ForgotPasswordPage.tsx') },
          { path: screens.resetPassword, lazy: () => import('../auth/ResetPasswordPage.tsx') },
          { path: screens.verifyEmail, lazy: () => import('../auth/VerifyEmailPage.tsx') },
          { path: screens.unsubscribe, lazy: () => import('../notification/UnsubscribePage.tsx') },
          { path: screens.registration, lazy: () => import('../auth/RegistrationPage.tsx') },
          { id: SIGNED_IN, Component: SignedInOnly, children: signedIn },
          { path: '*', lazy: () => import('./ErrorPage.tsx') },
        ],
      },
    ],
  },
]

export const routes = loadingRoutes(layout)

const isDashboard = (path: string) => matchPath(`${screens.dashboard}/*`, path) !== null

/** Adds the dashboard's routes at the first navigation there: most visits end before. */
export const patchRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isDashboard(path)) patch(SIGNED_IN, await dashboardRoutes())
}

export const routesTo = async (path: string): Promise<RouteObject[]> =>
  isDashboard(path) ? await dashboardRoutes() : routes

const dashboardRoutes = () => whenConnected(async () => (await import('./dashboard-routes.tsx')).dashboardRoutes)
