import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { whenConnected } from '../ui/feedback/connection.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { RoleOnly, SignedInOnly } from './guards.tsx'
import { Layout } from './Layout.tsx'
import { Opening } from './Opening.tsx'
import { RootError } from './RootError.tsx'
import { withConnection } from './with-connection.ts'
import { withStyles } from './with-styles.ts'

/** Under which the dashboard's screens are added when one of them is opened. */
const SIGNED_IN = 'signed-in'

const signedIn: RouteObject[] = [
  {
    element: <RoleOnly roles={['agent', 'admin']} />,
    children: [{ path: 'addProperty', lazy: () => import('../property/listing/AddPropertyPage.tsx') }],
  },
  { path: 'allProperty', lazy: () => import('../property/AllPropertiesPage.tsx') },
  { path: 'propertyDetails/:id', lazy: () => import('../property/details/PropertyDetailsPage.tsx') },
]

/** Every screen, and who may open it (P-9). */
const screens: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RootError,
    HydrateFallback: Opening,
    children: [
      {
        ErrorBoundary: RootError, // a broken screen keeps the nav bar
        children: [
          { index: true, lazy: () => import('../home/HomePage.tsx') },
          { path: 'agent/:id', lazy: () => import('../agent/AgentPage.tsx') },
          { path: 'terms', lazy: () => import('../legal/TermsPage.tsx') },
          { path: 'privacy', lazy: () => import('../legal/PrivacyPage.tsx') },
          { path: 'login', lazy: () => import('../auth/LoginPage.tsx') },
          {
            path: 'login/google',
            Component: LoadingBar,
            lazy: async () => ({ loader: (await import('../session/finish-google.ts')).finishGoogle }),
          },
          { path: 'forgotPassword', lazy: () => import('../auth/ForgotPasswordPage.tsx') },
          { path: 'resetPassword', lazy: () => import('../auth/ResetPasswordPage.tsx') },
          { path: 'verifyEmail', lazy: () => import('../auth/VerifyEmailPage.tsx') },
          { path: 'unsubscribe/:token', lazy: () => import('../notification/UnsubscribePage.tsx') },
          { path: 'registration', lazy: () => import('../auth/RegistrationPage.tsx') },
          { id: SIGNED_IN, Component: SignedInOnly, children: signedIn },
          { path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
]

export const routes = withConnection(withStyles(screens))

const isDashboard = (path: string) => matchPath(`${paths.dashboard}/*`, path) !== null

/** Adds the dashboard's routes at the first way there: most visits end before, and need not load its list of screens. */
export const patchRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isDashboard(path)) patch(SIGNED_IN, await dashboardRoutes())
}

/** The routes that lead to this path. */
export const routesTo = async (path: string): Promise<RouteObject[]> =>
  isDashboard(path) ? await dashboardRoutes() : routes

const dashboardRoutes = () => whenConnected(async () => (await import('./dashboard-routes.tsx')).dashboardRoutes)
