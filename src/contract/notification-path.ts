import type { NotificationPage } from './notification.ts'
import { screenPath, screens } from './screens.ts'
import type { Role } from './user.ts'

type Target = { page: NotificationPage; subjectId?: string | null | undefined }
type PathOf = (role: Role | null, subjectId: Target['subjectId']) => string

const { dashboard } = screens

/** The page of those with a role, `none` included; others are led to the dashboard. */
const byRole =
  (paths: Partial<Record<Role | 'none', string>>): PathOf =>
  (role) =>
    paths[role ?? 'none'] ?? dashboard

const pathOf: Record<NotificationPage, PathOf> = {
  bought: byRole({ none: screens.propertyBought, fraud: screens.propertyBought }),
  requests: byRole({ agent: screens.requestedProperties, admin: screens.requestsOnMyHomes }),
  sold: byRole({ agent: screens.soldProperties }),
  listings: byRole({ agent: screens.addAgentProperty }),
  profile: () => dashboard,
  details: (_, id) => (id ? screenPath(screens.propertyDetails, { id }) : dashboard),
  messages: (_, id) => (id ? screenPath(screens.conversation, { id }) : screens.messages),
  viewings: () => screens.viewings,
  savedSearches: () => screens.savedSearches,
  together: () => screens.together,
  security: () => screens.security,
  reports: byRole({ admin: screens.reports }),
  feeds: byRole({ admin: screens.feeds, agent: screens.feeds }),
}

export const notificationPath = ({ page, subjectId }: Target, role: Role | null): string =>
  pathOf[page](role, subjectId)
