import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { WaitingKind } from '#contract/figures'
import type { Role } from '#contract/user'

export type Screen = {
  path: string
  access: 'everyone' | 'signedIn' | readonly Role[]
  load: LazyRouteFunction<RouteObject>
}

/** A screen of the dashboard. Every key is required: what a screen does not have is an empty list. */
export type DashboardScreen = Screen & {
  menu: readonly MenuEntry[]
  /** Paths of menu items. On a screen without an item, the first that the person's menu has is marked, or else their profile. */
  under: readonly string[]
}

/** An item of the dashboard's menu; the order of the nouns is the order of a group. */
export type MenuEntry = {
  /** `elsewhere`: the screen has a link outside of the menu, and the palette finds it. */
  group: 'own' | 'yours' | 'site' | 'more' | 'elsewhere'
  to: readonly MenuRole[]
  name: string
  counts: readonly WaitingKind[]
}

/** `user` has no role. A user marked as fraud has an ordinary user's pages. */
export type MenuRole = Role | 'user'

export const buyers: readonly MenuRole[] = ['user', 'fraud']
export const everyRole: readonly MenuRole[] = ['user', 'fraud', 'agent', 'admin']
