import type { Role } from '#contract/user'
import { paths } from '../navigation/paths.ts'

export type MenuItem = { name: string; to: string }

const adminItems: MenuItem[] = [
  { name: 'Admin Profile', to: paths.adminProfile },
  { name: 'Manage Properties', to: paths.manageProperties },
  { name: 'Manage Users', to: paths.manageUsers },
  { name: 'Manage Reviews', to: paths.manageReviews },
]
const agentItems: MenuItem[] = [
  { name: 'Agent Profile', to: paths.agentProfile },
  { name: 'My Added Properties', to: paths.addAgentProperty },
  { name: 'My sold Properties', to: paths.soldProperties },
  { name: 'Requested Properties', to: paths.requestedProperties },
]
const userItems: MenuItem[] = [
  { name: 'My Profile', to: paths.userProfile },
  { name: 'Wishlist', to: paths.wishlist },
  { name: 'Property Bought', to: paths.propertyBought },
  { name: 'My Reviews', to: paths.UserReviews },
]

/** What the sidebar shows to a role, then what it shows to all (spec §2). */
export const dashboardMenu = (role: Role | null): { own: MenuItem[]; all: MenuItem[] } => ({
  own: itemsOf(role),
  all: [
    { name: 'Home', to: paths.home },
    { name: 'Contact', to: paths.contact },
  ],
})

function itemsOf(role: Role | null): MenuItem[] {
  if (role === 'admin') return adminItems
  if (role === 'agent') return agentItems
  return userItems
}

/** The person's own profile page, which /dashboard opens (decisions §7). */
export function profilePath(role: Role | null): string {
  if (role === 'admin') return paths.adminProfile
  if (role === 'agent') return paths.agentProfile
  return paths.userProfile
}
