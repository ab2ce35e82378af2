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

const profile = async () => ({ Component: (await import('../user/ProfilePage.tsx')).ProfilePage })

/** The sidebar's pages by who may open them; paths as in the specification, under /dashboard (spec §2, §6). */
const dashboard: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./OwnProfile.tsx')).OwnProfile }) },
  { path: 'contact', lazy: async () => ({ Component: (await import('../contact/ContactPage.tsx')).ContactPage }) },
  {
    element: <RoleOnly roles={['admin']} />,
    children: [
      { path: 'adminProfile', lazy: profile },
      {
        path: 'manageProperties',
        lazy: async () => ({
          Component: (await import('../property/listing/ManagePropertiesPage.tsx')).ManagePropertiesPage,
        }),
      },
      {
        path: 'manageUsers',
        lazy: async () => ({ Component: (await import('../user/ManageUsersPage.tsx')).ManageUsersPage }),
      },
      {
        path: 'manageReviews',
        lazy: async () => ({ Component: (await import('../review/ManageReviewsPage.tsx')).ManageReviewsPage }),
      },
      {
        path: 'auditTrail',
        handle: under(paths.adminProfile),
        lazy: async () => ({ Component: (await import('../audit/AuditTrailPage.tsx')).AuditTrailPage }),
      },
    ],
  },
  {
    element: <RoleOnly roles={['agent']} />,
    children: [
      { path: 'agentProfile', lazy: profile },
      {
        path: 'addAgentProperty',
        lazy: async () => ({
          Component: (await import('../property/listing/AddedPropertiesPage.tsx')).AddedPropertiesPage,
        }),
      },
      {
        path: 'update/:id',
        handle: under(paths.addAgentProperty),
        lazy: async () => ({
          Component: (await import('../property/listing/UpdatePropertyPage.tsx')).UpdatePropertyPage,
        }),
      },
      {
        path: 'soldProperties',
        lazy: async () => ({ Component: (await import('../offer/SoldPropertiesPage.tsx')).SoldPropertiesPage }),
      },
      {
        path: 'requestedProperties',
        lazy: async () => ({
          Component: (await import('../offer/RequestedPropertiesPage.tsx')).RequestedPropertiesPage,
        }),
      },
    ],
  },
  { path: 'userProfile', lazy: profile },
  {
    path: 'wishlist',
    lazy: async () => ({ Component: (await import('../wishlist/WishlistPage.tsx')).WishlistPage }),
  },
  {
    path: 'makeOffer/:email/:id',
    handle: under(paths.wishlist),
    lazy: async () => ({ Component: (await import('../offer/MakeOfferPage.tsx')).MakeOfferPage }),
  },
  {
    path: 'propertyBought',
    lazy: async () => ({ Component: (await import('../offer/PropertyBoughtPage.tsx')).PropertyBoughtPage }),
  },
  {
    path: 'propertyBought/payment/:email/:id',
    lazy: async () => ({ Component: (await import('../payment/PaymentPage.tsx')).PaymentPage }),
  },
  {
    path: 'UserReviews',
    lazy: async () => ({ Component: (await import('../review/MyReviewsPage.tsx')).MyReviewsPage }),
  },
]

const signedIn: RouteObject[] = [
  {
    element: <RoleOnly roles={['agent', 'admin']} />,
    children: [
      {
        path: 'addProperty',
        lazy: async () => ({ Component: (await import('../property/listing/AddPropertyPage.tsx')).AddPropertyPage }),
      },
    ],
  },
  {
    path: 'allProperty',
    lazy: async () => ({ Component: (await import('../property/AllPropertiesPage.tsx')).AllPropertiesPage }),
  },
  {
    path: 'propertyDetails/:id',
    lazy: async () => ({ Component: (await import('../property/PropertyDetailsPage.tsx')).PropertyDetailsPage }),
  },
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('./DashboardLayout.tsx')).DashboardLayout }),
    children: [...dashboard, { path: '*', Component: ErrorPage }],
  },
]

/** Every screen, and who may open it (spec §2, §6). */
export const routes: RouteObject[] = withConnection([
  {
    Component: Layout,
    ErrorBoundary: RootError,
    HydrateFallback: Opening,
    children: [
      {
        ErrorBoundary: RootError, // a broken screen keeps the nav bar
        children: [
          { index: true, lazy: async () => ({ Component: (await import('../home/HomePage.tsx')).HomePage }) },
          { path: 'login', lazy: async () => ({ Component: (await import('../auth/LoginPage.tsx')).LoginPage }) },
          {
            path: 'login/google',
            Component: LoadingBar,
            lazy: async () => ({ loader: (await import('../session/finish-google.ts')).finishGoogle }),
          },
          {
            path: 'registration',
            lazy: async () => ({ Component: (await import('../auth/RegistrationPage.tsx')).RegistrationPage }),
          },
          { Component: SignedInOnly, children: signedIn },
          { path: '*', Component: ErrorPage },
        ],
      },
    ],
  },
])
