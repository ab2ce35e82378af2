import type { RouteObject } from 'react-router'
import { under } from '../navigation/page-above.ts'
import { paths } from '../navigation/paths.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { RoleOnly, SignedInOnly } from './guards.tsx'
import { Layout } from './Layout.tsx'
import { Opening } from './Opening.tsx'
import { RootError } from './RootError.tsx'
import { withConnection } from './with-connection.ts'
import { withStyles } from './with-styles.ts'

const profile = () => import('../user/ProfilePage.tsx')

/** The sidebar's pages by who may open them; paths under /dashboard as in P-12. */
const dashboard: RouteObject[] = [
  { index: true, lazy: () => import('./OwnProfile.tsx') },
  { path: 'contact', lazy: () => import('../contact/ContactPage.tsx') },
  {
    element: <RoleOnly roles={['admin']} />,
    children: [
      { path: 'adminProfile', lazy: profile },
      { path: 'manageProperties', lazy: () => import('../property/listing/ManagePropertiesPage.tsx') },
      { path: 'manageUsers', lazy: () => import('../user/ManageUsersPage.tsx') },
      { path: 'manageReviews', lazy: () => import('../review/ManageReviewsPage.tsx') },
      {
        path: 'requestsOnMyHomes',
        handle: under(paths.adminProfile),
        lazy: () => import('../offer/requests/RequestsOnMyHomesPage.tsx'),
      },
      { path: 'reports', handle: under(paths.adminProfile), lazy: () => import('../report/ReportsPage.tsx') },
      { path: 'auditTrail', handle: under(paths.adminProfile), lazy: () => import('../audit/AuditTrailPage.tsx') },
    ],
  },
  {
    element: <RoleOnly roles={['agent']} />,
    children: [
      { path: 'agentProfile', lazy: profile },
      { path: 'addAgentProperty', lazy: () => import('../property/listing/AddedPropertiesPage.tsx') },
      {
        path: 'update/:id',
        handle: under(paths.addAgentProperty),
        lazy: () => import('../property/listing/UpdatePropertyPage.tsx'),
      },
      { path: 'soldProperties', lazy: () => import('../offer/SoldPropertiesPage.tsx') },
      { path: 'requestedProperties', lazy: () => import('../offer/requests/RequestedPropertiesPage.tsx') },
    ],
  },
  { path: 'security', handle: under(paths.dashboard), lazy: () => import('../account/SecurityPage.tsx') },
  { path: 'messages/:id?', handle: under(paths.dashboard), lazy: () => import('../conversation/MessagesPage.tsx') },
  { path: 'userProfile', lazy: profile },
  { path: 'wishlist', lazy: () => import('../wishlist/WishlistPage.tsx') },
  { path: 'makeOffer/:email/:id', handle: under(paths.wishlist), lazy: () => import('../offer/MakeOfferPage.tsx') },
  { path: 'propertyBought', lazy: () => import('../offer/PropertyBoughtPage.tsx') },
  { path: 'propertyBought/payment/:email/:id', lazy: () => import('../payment/PaymentPage.tsx') },
  { path: 'receipt/:offerId', lazy: () => import('../offer/receipt/ReceiptPage.tsx') },
  { path: 'viewings', handle: under(paths.dashboard), lazy: () => import('../viewing/ViewingsPage.tsx') },
  { path: 'UserReviews', lazy: () => import('../review/MyReviewsPage.tsx') },
]

const signedIn: RouteObject[] = [
  {
    element: <RoleOnly roles={['agent', 'admin']} />,
    children: [{ path: 'addProperty', lazy: () => import('../property/listing/AddPropertyPage.tsx') }],
  },
  { path: 'allProperty', lazy: () => import('../property/AllPropertiesPage.tsx') },
  { path: 'propertyDetails/:id', lazy: () => import('../property/details/PropertyDetailsPage.tsx') },
  {
    path: 'dashboard',
    lazy: () => import('./DashboardLayout.tsx'),
    children: [...dashboard, { path: '*', Component: ErrorPage }],
  },
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
          { path: 'registration', lazy: () => import('../auth/RegistrationPage.tsx') },
          { Component: SignedInOnly, children: signedIn },
          { path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
]

export const routes = withConnection(withStyles(screens))
