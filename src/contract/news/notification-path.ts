import type { Role } from '../user.ts'
import type { NotificationPage } from './notification.ts'

type Target = { page: NotificationPage; subjectId?: string | null | undefined }

const dashboard = '/dashboard'
const pagesOfEverybody = {
  messages: 'messages',
  viewings: 'viewings',
  savedSearches: 'savedSearches',
  security: 'security',
} as const
const pagesOfAgents = {
  requests: 'requestedProperties',
  sold: 'soldProperties',
  listings: 'addAgentProperty',
} as const

/**
 * Where something that somebody was told leads, on the page and in mails. A page that their role no longer opens would send them
 * home, so their dashboard is opened instead.
 */
export function notificationPath({ page, subjectId }: Target, role: Role | null): string {
  if (page === 'details') return subjectId ? `/propertyDetails/${subjectId}` : dashboard
  if (page === 'messages' && subjectId) return `${dashboard}/messages/${subjectId}`
  if (page in pagesOfEverybody) return `${dashboard}/${pagesOfEverybody[page as keyof typeof pagesOfEverybody]}`
  if (page === 'bought') return role === null || role === 'fraud' ? `${dashboard}/propertyBought` : dashboard
  if (page === 'reports') return role === 'admin' ? `${dashboard}/reports` : dashboard
  if (page === 'requests' && role === 'admin') return `${dashboard}/requestsOnMyHomes`
  if (role !== 'agent' || page === 'profile') return dashboard
  return `${dashboard}/${pagesOfAgents[page as keyof typeof pagesOfAgents]}`
}
