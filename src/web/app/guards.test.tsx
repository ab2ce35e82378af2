import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'
import { LAST_ROLE } from '../platform/session/session.ts'
import { browserStorage } from '../platform/storage/browser-storage.ts'

const ann = 'ann@example.com'
const adminPages = ['adminProfile', 'manageProperties', 'manageUsers', 'manageReviews']
const agentPages = ['agentProfile', 'addAgentProperty', 'update/7', 'soldProperties', 'requestedProperties']
const pagesOfAll = [
  'contact',
  'userProfile',
  'wishlist',
  'makeOffer/ann@example.com/7',
  'propertyBought',
  'propertyBought/payment/ann@example.com/7',
  'UserReviews',
]
const under = (pages: string[]) => pages.map((page) => `/dashboard/${page}`)
const locked = [
  '/addProperty',
  '/allProperty',
  '/propertyDetails/7',
  '/dashboard',
  ...under([...adminPages, ...agentPages, ...pagesOfAll]),
]

test.each(locked)('a visitor of %s is sent to the login page, which remembers it', async (address) => {
  fakeFetch(visitorAnswers)
  const router = openPage(`${address}?a=1#b`)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: `${address}?a=1#b` })
})

test('redirects to the login page once, however long its screen takes to load', async () => {
  fakeFetch(visitorAnswers)
  const router = openPage('/allProperty')
  const sentThere = new Set<string>()
  router.subscribe(({ navigation }) => {
    if (navigation.location) sentThere.add(navigation.location.key)
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(sentThere.size).toBe(1)
})

const journeys: ['admin' | 'agent' | 'fraud' | undefined, string[], string[]][] = [
  ['admin', ['/addProperty', ...under([...adminPages, ...pagesOfAll])], under(agentPages)],
  ['agent', ['/addProperty', ...under([...agentPages, ...pagesOfAll])], under(adminPages)],
  ['fraud', under(pagesOfAll), ['/addProperty', ...under([...adminPages, ...agentPages])]],
  [undefined, under(pagesOfAll), ['/addProperty', ...under([...adminPages, ...agentPages])]],
]

test.each(journeys)('to %s the screens of the role open, and those of others lead home', async (role, open, closed) => {
  fakeFetch(answersFor(ann, role))
  const router = openPage('/dashboard/contact')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  for (const address of [...open, ...closed]) {
    await router.navigate(address)
    const end = closed.includes(address) ? '/' : address
    await waitFor(() => expect(decodeURIComponent(router.state.location.pathname)).toBe(end))
  }
})

test.each([
  ['admin', '/dashboard/adminProfile', 'Role: Admin'],
  ['agent', '/dashboard/agentProfile', 'Role: Agent'],
  ['fraud', '/dashboard/userProfile', 'Role: User'],
  [undefined, '/dashboard/userProfile', 'Role: User'],
] as const)('/dashboard opens the own profile of %s: %s, %s', async (role, address, text) => {
  fakeFetch(answersFor(ann, role))
  const router = openPage('/dashboard')
  await screen.findByText(text)
  expect(router.state.location.pathname).toBe(address)
})

test('shows only a loading bar on a guarded screen of an unknown person until the session is known', async () => {
  fakeFetch({ ...visitorAnswers, 'GET /api/auth/get-session': () => new Promise<Response>(() => {}) })
  const router = openPage('/dashboard/wishlist')
  await screen.findByRole('progressbar')
  expect(router.state.location.pathname).toBe('/dashboard/wishlist')
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
})

test('draws the dashboard of the last known role below the loading bar until the session is known', async () => {
  const session = deferred<Response>()
  browserStorage.write(LAST_ROLE, 'agent')
  const sent = fakeFetch({ ...answersFor(ann, 'agent'), 'GET /api/auth/get-session': () => session.answer })
  openPage('/dashboard/security')
  const menu = within(await screen.findByRole('navigation', { name: 'Dashboard' }))
  menu.getByText('My Added Properties')
  expect(menu.queryByRole('button')).toBeNull() // a press would be lost
  screen.getByRole('progressbar')
  expect(sent.filter(({ call }) => call.includes('/figures/'))).toEqual([])
  session.give(answersFor(ann)['GET /api/auth/get-session'])
  await screen.findByRole('heading', { name: 'Security' })
  screen.getByRole('button', { name: 'All pages' })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('the role that the dashboard is drawn by is forgotten at LogOut', async () => {
  fakeFetch(answersFor(ann, 'agent'))
  openPage('/dashboard/contact')
  const button = await screen.findByRole('button', { name: 'LogOut' })
  await waitFor(() => expect(browserStorage.read(LAST_ROLE)).toBe('agent'))
  await userEvent.click(button)
  await waitFor(() => expect(browserStorage.read(LAST_ROLE)).toBeUndefined())
})

test.each(['/nowhere', '/dashboardx', '/login/nowhere'])('%s shows the error page', async (address) => {
  fakeFetch(visitorAnswers)
  openPage(address)
  await screen.findByText('OOPS...!! Error page Found.')
})
