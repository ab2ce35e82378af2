import type { WaitingKind } from '#contract/figures'
import type { Role } from '#contract/user'
import { paths } from '../platform/navigation/paths.ts'

export type MenuItem = { name: string; to: string; counts?: WaitingKind[] }

const userItems: MenuItem[] = [
  { name: 'My Profile', to: paths.userProfile },
  { name: 'Wishlist', to: paths.wishlist },
  { name: 'Property Bought', to: paths.propertyBought, counts: ['payment'] },
  { name: 'My Reviews', to: paths.UserReviews },
]

/** `user` has no role. A user marked as fraud has an ordinary user's pages. */
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

export const profilePath = (role: Role | null): string => profiles[role ?? 'user']

/**
 * Returns the menu item of the screen at `pathname`. `parents` are the route's candidates; a page without an item in
 * the person's menu belongs to the profile.
 */
export function currentItem(role: Role | null, pathname: string, parents: string[] | undefined): string | undefined {
  const items = dashboardMenu(role).flatMap((group) => group.items.map(({ to }) => to))
  const path = pathname.toLowerCase()
  const own = items.find((to) => to !== paths.home && `${path}/`.startsWith(`${to.toLowerCase()}/`))
  if (own || parents?.length === 0) return own
  return parents?.find((parent) => items.includes(parent)) ?? profilePath(role)
}

/** The route handle of a screen without a menu item: the first of these that the menu has is marked. */
export const under = (...itemPaths: string[]) => ({ under: itemPaths })

export const parentPages = ({ handle }: { handle: unknown }): string[] | undefined =>
  handle && typeof handle === 'object' && 'under' in handle ? (handle.under as string[]) : undefined // as `under` makes it
