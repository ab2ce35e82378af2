import { expect, test } from 'vitest'
import type { Role } from '#contract/user'
import { dashboardMenu, profilePath } from './dashboard-menu.ts'

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

test.each(menus)('the sidebar of %s shows %j, then Home and Contact', (role, own, profile) => {
  const menu = dashboardMenu(role)
  expect(menu.own.map(({ name }) => name)).toEqual(own)
  expect(menu.all.map(({ name }) => name)).toEqual(['Home', 'Contact'])
  expect(profilePath(role)).toBe(profile)
})
