import type { Role } from '#contract/user'
import { paths } from '../navigation/paths.ts'

export type MenuItem = { name: string; to: string }

const userItems: MenuItem[] = [
  { name: 'My Profile', to: paths.userProfile },
  { name: 'Wishlist', to: paths.wishlist },
  { name: 'Property Bought', to: paths.propertyBought },
  { name: 'My Reviews', to: paths.UserReviews },
]

/** The sidebar of each role; `user`: without one. A user marked as fraud has an ordinary user's pages. */
const own: Record<Role | 'user', MenuItem[]> = {
  admin: [
    { name: 'Admin Profile', to: paths.adminProfile },
    { name: 'Manage Properties', to: paths.manageProperties },
    { name: 'Manage Users', to: paths.manageUsers },
    { name: 'Manage Reviews', to: paths.manageReviews },
  ],
  agent: [
    { name: 'Agent Profile', to: paths.agentProfile },
    { name: 'My Added Properties', to: paths.addAgentProperty },
    { name: 'My sold Properties', to: paths.soldProperties },
    { name: 'Requested Properties', to: paths.requestedProperties },
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

/** Returns the sidebar's items: those of the role, then those of everyone. */
export const dashboardMenu = (role: Role | null): { own: MenuItem[]; all: MenuItem[] } => ({
  own: own[role ?? 'user'],
  all: [
    { name: 'Home', to: paths.home },
    { name: 'Contact', to: paths.contact },
  ],
})

/** Returns the path of the person's own profile page, which /dashboard opens. */
export const profilePath = (role: Role | null): string => profiles[role ?? 'user']

/** The route handle of a screen without an item in the dashboard's menu: the menu marks the screen at `path` instead. */
export const under = (path: string) => ({ under: path })

export const parentPage = ({ handle }: { handle: unknown }): string | undefined =>
  handle && typeof handle === 'object' && 'under' in handle ? String(handle.under) : undefined
