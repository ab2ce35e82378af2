import { expect, test } from 'vitest'
import { NotificationPage } from '#contract/news/notification'
import { paths } from '../navigation/paths.ts'
import { pathOf } from './path-of.ts'

test('a notification leads to a page that its reader’s role opens', () => {
  const asRole = (role: Parameters<typeof pathOf>[1]) =>
    Object.fromEntries(NotificationPage.options.map((page) => [page, pathOf(page, role)]))
  const { dashboard, propertyBought, requestedProperties, requestsOnMyHomes, soldProperties, addAgentProperty } = paths
  const elsewhere = { bought: dashboard, requests: dashboard, sold: dashboard, listings: dashboard, profile: dashboard }
  expect(asRole(null)).toEqual({ ...elsewhere, bought: propertyBought })
  expect(asRole('fraud')).toEqual({ ...elsewhere, bought: propertyBought })
  expect(asRole('admin')).toEqual({ ...elsewhere, requests: requestsOnMyHomes })
  expect(asRole('agent')).toEqual({
    ...elsewhere,
    requests: requestedProperties,
    sold: soldProperties,
    listings: addAgentProperty,
  })
})
