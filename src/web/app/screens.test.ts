import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { screens } from '#contract/screens'
import { dashboardRoutes } from './dashboard-routes.tsx'
import { dashboardScreens } from './dashboard-screens.ts'
import { routes } from './routes.tsx'

test.each(Object.entries(screens))('%s of the contract opens one screen', (_name, pattern) => {
  const path = pattern.replaceAll(/:\w+/g, 'x')
  const matches = [routes, dashboardRoutes].map((some) => matchRoutes(some, path)?.at(-1)?.route)
  expect(matches.filter((route) => route && route.path !== '*')).toHaveLength(1)
})

test('the menu leads to a screen only those who may open it', () => {
  const wrong = dashboardScreens.filter(
    ({ access, menu }) =>
      typeof access !== 'string' && menu.some(({ to }) => to.some((role) => role === 'user' || !access.includes(role))),
  )
  expect(wrong).toEqual([])
})
