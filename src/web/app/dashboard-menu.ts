import type { WaitingKind } from '#contract/figures'
import type { Role } from '#contract/user'
import * as t from '#messages/menu'
import { paths } from '../platform/navigation/paths.ts'
import { type DashboardScreen, everyRole, type MenuEntry, type MenuRole } from '../platform/navigation/screen.ts'
import { dashboardScreens } from './dashboard-screens.ts'

export type MenuItem = { name: string; to: string; counts: readonly WaitingKind[] }
export type MenuGroup = { title: string | undefined; items: MenuItem[] }

const titles: Record<Exclude<MenuEntry['group'], 'elsewhere'>, (() => string) | undefined> = {
  own: undefined,
  yours: t.alsoYours,
  site: t.runningTheSite,
  more: undefined,
}

const profiles: Record<MenuRole, string> = {
  admin: paths.adminProfile,
  agent: paths.agentProfile,
  fraud: paths.userProfile,
  user: paths.userProfile,
}

const named: Pick<DashboardScreen, 'path' | 'menu'>[] = [
  { path: paths.home, menu: [{ group: 'more', to: everyRole, name: t.home, counts: [] }] },
  ...dashboardScreens,
  { path: paths.allProperty, menu: [{ group: 'elsewhere', to: everyRole, name: t.allProperties, counts: [] }] },
  { path: paths.addProperty, menu: [{ group: 'elsewhere', to: ['agent', 'admin'], name: t.addProperty, counts: [] }] },
]

function itemsOf(role: Role | null, group: MenuEntry['group']): MenuItem[] {
  return named.flatMap(({ path, menu }) =>
    menu
      .filter((entry) => entry.group === group && entry.to.includes(role ?? 'user'))
      .map(({ name, counts }) => ({ name: name(), to: path.replace('/:id?', ''), counts })),
  )
}

export const dashboardMenu = (role: Role | null): MenuGroup[] =>
  (['own', 'yours', 'site', 'more'] as const)
    .map((group) => ({ title: titles[group]?.(), items: itemsOf(role, group) }))
    .filter(({ items }) => items.length > 0)

export const screensElsewhere = (role: Role | null): MenuItem[] => itemsOf(role, 'elsewhere')

export const profilePath = (role: Role | null): string => profiles[role ?? 'user']

/**
 * Returns the menu item to mark as current for `pathname`. `parents`: the `under` of the page; the first of these in
 * the menu is marked, otherwise the profile; none if it is empty.
 */
export function currentItem(role: Role | null, pathname: string, parents: string[] | undefined): string | undefined {
  const items = dashboardMenu(role).flatMap((group) => group.items.map(({ to }) => to))
  const path = pathname.toLowerCase()
  const own = items.find((to) => to !== paths.home && `${path}/`.startsWith(`${to.toLowerCase()}/`))
  if (own || parents?.length === 0) return own
  return parents?.find((parent) => items.includes(parent)) ?? profilePath(role)
}

export const parentPages = ({ handle }: { handle: unknown }): string[] | undefined =>
  handle && typeof handle === 'object' && 'under' in handle ? (handle.under as string[]) : undefined // created by `routeOf`
