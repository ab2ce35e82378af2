import { screens } from '#contract/screens'
import { dashboardScreens } from './dashboard-screens.ts'
import { loadingRoutes } from './route-loading.ts'
import { routeOf } from './screen-routes.tsx'

export const dashboardRoutes = loadingRoutes([
  {
    path: screens.dashboard,
    lazy: () => import('./DashboardLayout.tsx'),
    children: [
      { index: true, lazy: () => import('./OwnProfile.tsx') },
      ...dashboardScreens.map(routeOf),
      { path: '*', handle: { under: [] }, lazy: () => import('./ErrorPage.tsx') },
    ],
  },
])
