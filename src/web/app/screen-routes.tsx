import type { RouteObject } from 'react-router'
import { screens } from '#contract/screens'
import type { DashboardScreen, Screen } from '../platform/navigation/screen.ts'
import { RoleOnly } from './guards.tsx'

export function routeOf({ path, access, load, under }: Screen & Partial<DashboardScreen>): RouteObject {
  const route: RouteObject = {
    ...(path === screens.home ? { index: true } : { path }),
    ...(under?.length && { handle: { under } }),
    lazy: load,
  }
  return typeof access === 'string' ? route : { element: <RoleOnly roles={access} />, children: [route] }
}
