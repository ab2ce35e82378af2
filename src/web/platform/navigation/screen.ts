import type { LazyRouteFunction, RouteObject } from 'react-router'
import type { WaitingKind } from '#contract/figures'
import type { screens } from '#contract/screens'
import type { Role } from '#contract/user'

export type Screen = {
  path: string
  access: 'everyone' | 'signedIn' | readonly Role[]
  load: LazyRouteFunction<RouteObject>
}

/** A page of the dashboard. Every key is required; an empty list means none. */
export type DashboardScreen = Screen & {
  menu: readonly MenuEntry[]
  /**
   * Paths of menu items: on a page without an item of its own, the first of these in the user's menu is marked,
   * otherwise the profile; none if the list is empty.
   */
  under: readonly string[]
}

/** An item of the dashboard's menu. The items of a group are in the order of `dashboardScreens`. */
export type MenuEntry = {
  /**
   * The group of the item. `elsewhere`: the page is not in the menu but linked from another place, and the command
   * palette finds it.
   */
  group: 'own' | 'yours' | 'site' | 'more' | 'elsewhere'
  to: readonly MenuRole[]
  name: () => string
  counts: readonly WaitingKind[]
}

/**
 * The roles that the menu distinguishes. `user`: a user without a role. A user marked as fraud has the pages of an
 * ordinary user.
 */
export type MenuRole = Role | 'user'

export const buyers: readonly MenuRole[] = ['user', 'fraud']
export const everyRole: readonly MenuRole[] = ['user', 'fraud', 'agent', 'admin']

type Address = Exclude<(typeof screens)[keyof typeof screens], typeof screens.dashboard>
export type DashboardAddress = Extract<Address, `${typeof screens.dashboard}/${string}`>
export type FrontAddress = Exclude<Address, DashboardAddress>

type Opened<Path> = Path extends `${infer Base}/:${infer Name}?` ? Base | `${Base}/:${Name}` : Path
type Complete<All, Listed> = [Exclude<All, Listed>] extends [never] ? unknown : { notListed: Exclude<All, Listed> }

/** Returns the pages of all nouns as one list. An address in `All` without a page is a compile error. */
export const allScreens =
  <All extends string>() =>
  <Lists extends Screen[][]>(lists: Lists & Complete<All, Opened<Lists[number][number]['path']>>): Lists[number] =>
    lists.flat()
