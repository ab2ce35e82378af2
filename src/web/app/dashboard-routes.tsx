import type { RouteObject } from 'react-router'
import { under } from '../navigation/page-above.ts'
import { paths } from '../navigation/paths.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { RoleOnly } from './guards.tsx'
import { withConnection } from './with-connection.ts'
import { withStyles } from './with-styles.ts'

const profile = () => import('../user/ProfilePage.tsx')

/** The sidebar's pages by who may open them; paths under /dashboard as in P-12. */
const pages: RouteObject[] = [
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
      { path: 'failedJobs', handle: under(paths.adminProfile), lazy: () => import('../job/FailedJobsPage.tsx') },
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
  {
    path: 'savedSearches',
    handle: under(paths.dashboard),
    lazy: () => import('../property/saved/SavedSearchesPage.tsx'),
  },
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

export const dashboardRoutes = withConnection(
  withStyles([
    {
      path: 'dashboard',
      lazy: () => import('./DashboardLayout.tsx'),
      children: [...pages, { path: '*', Component: ErrorPage }],
    },
  ]),
)
