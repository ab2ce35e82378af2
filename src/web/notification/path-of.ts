import type { NotificationPage } from '#contract/news/notification'
import type { Role } from '#contract/user'
import { paths } from '../navigation/paths.ts'

/** Where a notification leads; a page that somebody’s role no longer opens would send them home, so their dashboard is opened instead. */
export function pathOf(page: NotificationPage, role: Role | null): string {
  if (page === 'viewings') return paths.viewings
  if (page === 'bought') return role === null || role === 'fraud' ? paths.propertyBought : paths.dashboard
  if (page === 'requests' && role === 'admin') return paths.requestsOnMyHomes
  if (page === 'profile' || role !== 'agent') return paths.dashboard
  return { requests: paths.requestedProperties, sold: paths.soldProperties, listings: paths.addAgentProperty }[page]
}
