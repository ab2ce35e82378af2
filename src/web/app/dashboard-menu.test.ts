import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { Role } from '#contract/user'
import { currentItem, dashboardMenu, parentPages, profilePath } from './dashboard-menu.ts'
import { dashboardRoutes } from './dashboard-routes.tsx'

const user = ['My Profile', 'Wishlist', 'Property Bought', 'My Reviews']
const menus: [Role | null, string[], string][] = [
  ['admin', ['Admin Profile', 'Manage Properties', 'Manage Users', 'Manage Reviews'], '/dashboard/adminProfile'],
  [
    'agent',
    ['Agent Profile', 'My Added Properties', 'My sold Properties', 'Requested Properties'],
    '/dashboard/agentProfile',
  ],
  ['fraud', user, '/dashboard/userProfile'],
  [null, user, '/dashboard/userProfile'],
]

const yours = ['Messages', 'Viewings', 'Saved searches', 'Security']

test.each(menus)('the menu of %s begins with %j, and ends with Home and Contact', (role, own, profile) => {
  const groups = dashboardMenu(role).map(({ title, items }) => [title, ...items.map(({ name }) => name)])
  expect(groups[0]).toEqual([undefined, ...own])
  expect(groups.slice(1)).toEqual(
    role === 'admin'
      ? [
          ['Also yours', ...yours, 'Requests on my homes'],
          ['Running the site', 'Reports', 'Failed jobs', 'Audit trail', 'Feeds', 'Site'],
          [undefined, 'Home', 'Contact'],
        ]
      : [
          ['Also yours', ...yours, ...(role === 'agent' ? ['Feeds'] : [])],
          [undefined, 'Home', 'Contact'],
        ],
  )
  expect(profilePath(role)).toBe(profile)
})

/** The paths of all routes at and below these. */
const pathsOf = (routes: RouteObject[]): { path: string; handles: unknown[] }[] =>
  routes.flatMap(({ path, handle, children = [] }) => [
    ...(path?.startsWith('/') ? [{ path, handles: [handle] }] : []),
    ...pathsOf(children),
  ])

test.each(['admin', 'agent', 'fraud', null] as const)('each page of the dashboard is marked once for %s', (role) => {
  const pages = pathsOf(dashboardRoutes).filter(({ path }) => path !== '/dashboard')
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, handles } of pages) {
    const address = path.replace('/:id?', '/x').replaceAll(/:\w+/g, 'x')
    const parents = handles.map((handle) => parentPages({ handle })).find(Boolean)
    expect(currentItem(role, address, parents), path).toMatch(/^\/dashboard\//)
  }
})

test.each([
  ['agent', '/dashboard/update/1', ['/dashboard/addAgentProperty'], '/dashboard/addAgentProperty'],
  [
    'agent',
    '/dashboard/receipt/1',
    ['/dashboard/propertyBought', '/dashboard/soldProperties'],
    '/dashboard/soldProperties',
  ],
  ['agent', '/dashboard/wishlist', undefined, '/dashboard/agentProfile'],
  [null, '/dashboard/propertyBought/payment/a@b.example/1', undefined, '/dashboard/propertyBought'],
  [null, '/dashboard/MESSAGES/1', undefined, '/dashboard/messages'],
  [null, '/dashboard/nothing', [], undefined],
] as const)('for %s, %s is marked at %s', (role, address, parents, item) => {
  expect(currentItem(role, address, parents && [...parents])).toBe(item)
})
