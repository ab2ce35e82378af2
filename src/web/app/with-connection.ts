import type { RouteObject } from 'react-router'
import { whenConnected } from '../ui/feedback/connection.ts'

/** These routes, whose code is waited for when there is no connection: React Router keeps a failed route until a reload. */
export const withConnection = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { lazy } = route
    const waiting = typeof lazy === 'function' ? { ...route, lazy: () => whenConnected(lazy) } : route
    return waiting.children ? { ...waiting, children: withConnection(waiting.children) } : waiting
  })
