import type { NotificationPage } from './notification.ts'
import { screenPath, screens } from './screens.ts'
import type { Role } from './user.ts'

type Target = { page: NotificationPage; subjectId?: string | null | undefined }

const { dashboard } = screens
const pagesOfEverybody = {
  messages: screens.messages,
  viewings: screens.viewings,
  savedSearches: screens.savedSearches,
  together: screens.together,
  security: screens.security,
} as const
const pagesOfAgents = {
  requests: screens.requestedProperties,
  sold: screens.soldProperties,
  listings: screens.addAgentProperty,
} as const satisfies Record<Exclude<NotificationPage, keyof typeof pagesOfEverybody | PageWithRule>, string>
/** The pages with a rule of their own below; the compiler asks for any other page in one of the tables. */
type PageWithRule = 'details' | 'bought' | 'reports' | 'feeds' | 'profile'

export function notificationPath({ page, subjectId }: Target, role: Role | null): string {
  if (page === 'details') return subjectId ? screenPath(screens.propertyDetails, { id: subjectId }) : dashboard
  if (page === 'messages' && subjectId) return screenPath(screens.conversation, { id: subjectId })
  if (page in pagesOfEverybody) return pagesOfEverybody[page as keyof typeof pagesOfEverybody]
  if (page === 'bought') return role === null || role === 'fraud' ? screens.propertyBought : dashboard
  if (page === 'reports') return role === 'admin' ? screens.reports : dashboard
  if (page === 'feeds') return role === 'admin' || role === 'agent' ? screens.feeds : dashboard
  if (page === 'requests' && role === 'admin') return screens.requestsOnMyHomes
  if (role !== 'agent' || page === 'profile') return dashboard
  return pagesOfAgents[page as keyof typeof pagesOfAgents]
}
