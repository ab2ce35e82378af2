import type { RouteObject } from 'react-router'
import { screens } from '#contract/screens'
import { paths } from '../platform/navigation/paths.ts'
import { under } from './dashboard-menu.ts'
import { RoleOnly } from './guards.tsx'
import { loadingRoutes } from './route-loading.ts'

const profile = () => import('../account/ProfilePage.tsx')

const pages: RouteObject[] = [
  { index: true, lazy: () => import('./OwnProfile.tsx') },
  { path: screens.contact, lazy: () => import('../contact/ContactPage.tsx') },
  {
    element: <RoleOnly roles={['admin']} />,
    children: [
      { path: screens.adminProfile, lazy: profile },
      { path: screens.manageProperties, lazy: () => import('../decision/ManagePropertiesPage.tsx') },
      { path: screens.manageUsers, lazy: () => import('../user/ManageUsersPage.tsx') },
      { path: screens.manageReviews, lazy: () => import('../review/ManageReviewsPage.tsx') },
      { path: screens.requestsOnMyHomes, lazy: () => import('../offer/requests/RequestsOnMyHomesPage.tsx') },
      { path: screens.reports, lazy: () => import('../report/ReportsPage.tsx') },
      { path: screens.failedJobs, lazy: () => import('../job/FailedJobsPage.tsx') },
      { path: screens.auditTrail, lazy: () => import('../audit/AuditTrailPage.tsx') },
    ],
  },
  {
    element: <RoleOnly roles={['agent']} />,
    children: [
      { path: screens.agentProfile, lazy: profile },
      { path: screens.addAgentProperty, lazy: () => import('../listing/AddedPropertiesPage.tsx') },
      {
        path: screens.update,
        handle: under(paths.addAgentProperty),
        lazy: () => import('../listing/UpdatePropertyPage.tsx'),
      },
      { path: screens.soldProperties, lazy: () => import('../offer/SoldPropertiesPage.tsx') },
      { path: screens.requestedProperties, lazy: () => import('../offer/requests/RequestedPropertiesPage.tsx') },
    ],
  },
  {
    element: <RoleOnly roles={['agent', 'admin']} />,
    children: [{ path: screens.feeds, lazy: () => import('../feed/FeedsPage.tsx') }],
  },
  { path: screens.security, lazy: () => import('../account/SecurityPage.tsx') },
  { path: screens.notifications, lazy: () => import('../notification/NotificationsPage.tsx') },
  { path: screens.savedSearches, lazy: () => import('../search/SavedSearchesPage.tsx') },
  { path: `${screens.messages}/:id?`, lazy: () => import('../conversation/MessagesPage.tsx') },
  { path: screens.userProfile, lazy: profile },
  { path: screens.wishlist, lazy: () => import('../wishlist/WishlistPage.tsx') },
  { path: screens.makeOffer, handle: under(paths.wishlist), lazy: () => import('../offer/MakeOfferPage.tsx') },
  { path: screens.offerOn, handle: under(paths.wishlist), lazy: () => import('../offer/OfferOnPage.tsx') },
  { path: screens.propertyBought, lazy: () => import('../offer/PropertyBoughtPage.tsx') },
  { path: screens.payment, lazy: () => import('../payment/PaymentPage.tsx') },
  {
    path: screens.receipt,
    handle: under(paths.propertyBought, paths.soldProperties),
    lazy: () => import('../offer/ReceiptPage.tsx'),
  },
  {
    path: screens.windowCards,
    handle: under(paths.addAgentProperty),
    lazy: () => import('../listing/window-card/WindowCardsPage.tsx'),
  },
  { path: screens.viewings, lazy: () => import('../viewing/ViewingsPage.tsx') },
  { path: screens.UserReviews, lazy: () => import('../review/MyReviewsPage.tsx') },
]

export const dashboardRoutes = loadingRoutes([
  {
    path: screens.dashboard,
    lazy: () => import('./DashboardLayout.tsx'),
    children: [...pages, { path: '*', handle: under(), lazy: () => import('./ErrorPage.tsx') }],
  },
])
