import { expect, test } from 'vitest'
import { NotificationPage } from '#contract/notification'
import { notificationPath } from '#contract/notification-path'
import type { Role } from '#contract/user'
import { paths } from '../platform/navigation/paths.ts'

const { dashboard, propertyBought, requestedProperties, requestsOnMyHomes, soldProperties, addAgentProperty } = paths
const ofEverybody = {
  profile: dashboard,
  details: paths.propertyDetails('1'),
  messages: `${dashboard}/messages/1`,
  viewings: `${dashboard}/viewings`,
  savedSearches: `${dashboard}/savedSearches`,
  together: paths.together,
  security: paths.security,
}
const elsewhere = {
  ...ofEverybody,
  bought: dashboard,
  requests: dashboard,
  sold: dashboard,
  listings: dashboard,
  reports: dashboard,
  feeds: dashboard,
}

test('a notification leads to a page that its reader’s role opens', () => {
  const asRole = (role: Role | null) =>
    Object.fromEntries(NotificationPage.options.map((page) => [page, notificationPath({ page, subjectId: '1' }, role)]))
  expect(asRole(null)).toEqual({ ...elsewhere, bought: propertyBought })
  expect(asRole('fraud')).toEqual({ ...elsewhere, bought: propertyBought })
  expect(asRole('admin')).toEqual({
    ...elsewhere,
    requests: requestsOnMyHomes,
    reports: paths.reports,
    feeds: paths.feeds,
  })
  expect(asRole('agent')).toEqual({
    ...elsewhere,
    requests: requestedProperties,
    sold: soldProperties,
    listings: addAgentProperty,
    feeds: paths.feeds,
  })
})

test('without a subject, details lead to the dashboard and messages to all of them', () => {
  expect(notificationPath({ page: 'details' }, null)).toBe(dashboard)
  expect(notificationPath({ page: 'messages' }, null)).toBe(`${dashboard}/messages`)
})
