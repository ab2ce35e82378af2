import type { WaitingKind } from '#contract/figures'
import type { Role } from '#contract/user'
import { paths } from '../navigation/paths.ts'

/** `counts`: the kinds of waiting things that are counted next to it. */
export type MenuItem = { name: string; to: string; counts?: WaitingKind[] }

const userItems: MenuItem[] = [
  { name: 'My Profile', to: paths.userProfile },
  { name: 'Wishlist', to: paths.wishlist },
  { name: 'Property Bought', to: paths.propertyBought, counts: ['payment'] },
  { name: 'My Reviews', to: paths.UserReviews },
]

/** The sidebar of each role; `user`: without one. A user marked as fraud has an ordinary user's pages. */
const own: Record<Role | 'user', MenuItem[]> = {
  admin: [
    { name: 'Admin Profile', to: paths.adminProfile },
    { name: 'Manage Properties', to: paths.manageProperties, counts: ['pending', 'edited'] },
    { name: 'Manage Users', to: paths.manageUsers },
    { name: 'Manage Reviews', to: paths.manageReviews },
  ],
  agent: [
    { name: 'Agent Profile', to: paths.agentProfile },
    { name: 'My Added Properties', to: paths.addAgentProperty },
    { name: 'My sold Properties', to: paths.soldProperties },
    { name: 'Requested Properties', to: paths.requestedProperties, counts: ['offer'] },
  ],
  fraud: userItems,
  user: userItems,
}

const profiles: Record<Role | 'user', string> = {
  admin: paths.adminProfile,
  agent: paths.agentProfile,
  fraud: paths.userProfile,
  user: paths.userProfile,
}

/** The groups of the dashboard's menu: those of the specification for the role, then what is added, then those of everyone. */
export type MenuGroup = { title?: string; items: MenuItem[] }

const yours: MenuItem[] = [
  { name: 'Messages', to: paths.messages, counts: ['message'] },
  { name: 'Viewings', to: paths.viewings, counts: ['viewing'] },
  { name: 'Saved searches', to: paths.savedSearches },
  { name: 'Security', to: paths.security },
]

const feeds: MenuItem = { name: 'Feeds', to: paths.feeds }

const siteItems: MenuItem[] = [
  { name: 'Reports', to: paths.reports, counts: ['report'] },
  { name: 'Failed jobs', to: paths.failedJobs, counts: ['failedJob'] },
  { name: 'Audit trail', to: paths.auditTrail },
  feeds,
]

const onMyHomes: MenuItem = { name: 'Requests on my homes', to: paths.requestsOnMyHomes, counts: ['offer'] }

/** Returns the menu of the dashboard for a role (P-12). */
export function dashboardMenu(role: Role | null): MenuGroup[] {
  const isAdmin = role === 'admin'
  return [
    { items: own[role ?? 'user'] },
    { title: 'Also yours', items: [...yours, ...(isAdmin ? [onMyHomes] : []), ...(role === 'agent' ? [feeds] : [])] },
    ...(isAdmin ? [{ title: 'Running the site', items: siteItems }] : []),
    {
      items: [
        { name: 'Home', to: paths.home },
        { name: 'Contact', to: paths.contact },
      ],
    },
  ]
}

/** Returns the path of the person's own profile page, which /dashboard opens. */
export const profilePath = (role: Role | null): string => profiles[role ?? 'user']

/**
 * Returns the path of the item that the screen at `pathname` belongs to. `parents`: those that it may stand under, as its route says; of
 * a page that is in no menu of the person it is their profile.
 */
export function currentItem(role: Role | null, pathname: string, parents: string[] | undefined): string | undefined {
  const items = dashboardMenu(role).flatMap((group) => group.items.map(({ to }) => to))
  const path = pathname.toLowerCase()
  const own = items.find((to) => to !== paths.home && `${path}/`.startsWith(`${to.toLowerCase()}/`))
  if (own || parents?.length === 0) return own
  return parents?.find((parent) => items.includes(parent)) ?? profilePath(role)
}

/** The route handle of a screen without an item in the dashboard's menu: the menu marks the first of these that it has, or none. */
export const under = (...itemPaths: string[]) => ({ under: itemPaths })

export const parentPages = ({ handle }: { handle: unknown }): string[] | undefined =>
  handle && typeof handle === 'object' && 'under' in handle ? (handle.under as string[]) : undefined // as `under` makes it
