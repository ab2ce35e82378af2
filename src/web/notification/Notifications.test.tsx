import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { now } from '#contract/clock'
import type { Notification } from '#contract/notification'
import { describedAs } from '../../../test/web/described-as.ts'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const entry = (n: number, more: Partial<Notification> = {}): Notification => ({
  _id: `01990000-0000-7000-8000-00000000000${n}`,
  kind: 'offers',
  text: `Your offer is accepted: Home ${n}`,
  page: 'bought',
  createdAt: '2026-11-21T14:05:00.000Z',
  isRead: false,
  ...more,
})
const UNREAD = 'GET /api/notifications?unread=true&limit=1'
const LIST = 'GET /api/notifications?limit=10'

function open(answers: Parameters<typeof fakeFetch>[0], address = '/error') {
  const sent = fakeFetch({
    ...answersFor(ann),
    [UNREAD]: json([entry(2)], 200, { 'x-total-count': '2' }),
    [LIST]: json([entry(2), entry(1, { text: 'Your offer has lapsed: Barn' }), entry(0, { isRead: true })]),
    ...answers,
  })
  return { sent, router: openPage(address) }
}
const bell = () => screen.findByRole('button', { name: 'Notifications' })

test('a person sees how many are unread, reads them by opening the bell, and goes where one leads', async () => {
  const answers: Parameters<typeof fakeFetch>[0] = {
    'GET /api/offeredProperty/ann%40example.com?limit=24': json([]),
    'PATCH /api/notifications': () => {
      answers[UNREAD] = json([])
      answers[LIST] = json([2, 1, 0].map((n) => entry(n, { isRead: true })))
      return json({ modifiedCount: 2 })
    },
  }
  const { sent, router } = open(answers)
  await waitFor(async () => expect(describedAs(await bell())).toBe('2 unread'))
  expect((await bell()).getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(await bell())
  const panel = screen.getByRole('region', { name: 'Notifications' })
  await waitFor(() =>
    expect(sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
      { isRead: true, newest: entry(2)._id },
    ]),
  )
  expect(within(panel).getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
    '/dashboard/notifications',
  )
  expect(within(panel).getAllByRole('link', { name: /Unread: / })).toHaveLength(2) // as long as the panel is open
  await userEvent.click(within(panel).getByRole('link', { name: /Unread: Your offer is accepted: Home 2/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/propertyBought'))
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
})

test('the bell without unread notifications marks nothing as read', async () => {
  const { sent } = open({ [UNREAD]: json([]), [LIST]: json([entry(0, { isRead: true })]) })
  await userEvent.click(await bell())
  await screen.findByRole('link', { name: /Home 0/ })
  expect(sent.filter(({ call }) => call.startsWith('PATCH'))).toEqual([])
})

test('a notification of homes shows the picture of the first, and near moments by their day', async () => {
  const today = new Date(now()).toISOString()
  const homes = entry(3, {
    text: '6 new homes: cottage',
    page: 'savedSearches',
    picture: '/first.webp',
    createdAt: today,
  })
  open({ [LIST]: json([homes, entry(0, { createdAt: '2024-01-05T10:00:00.000Z' })]) })
  await userEvent.click(await bell())
  const link = await screen.findByRole('link', { name: /6 new homes: cottage/ })
  expect(link.getAttribute('href')).toBe('/dashboard/savedSearches')
  expect(link.querySelector('img')?.getAttribute('src')).toContain('/first.webp')
  expect(within(link).getByText(/^Today, /)).toBeDefined()
  screen.getByText('5 January 2024')
})

test('the page of all notifications shows them page by page', async () => {
  const next = { link: '</api/notifications?limit=10&cursor=x>; rel="next"', 'x-total-count': '2' }
  fakeFetch({
    ...answersFor(ann),
    [UNREAD]: json([]),
    [LIST]: json([entry(2, { isRead: true })], 200, next),
    'GET /api/notifications?limit=10&cursor=x': json([entry(1, { isRead: true })], 200, { 'x-total-count': '2' }),
  })
  openPage('/dashboard/notifications')
  await screen.findByRole('heading', { level: 1, name: 'Notifications' })
  await screen.findByRole('link', { name: /Home 2/ })
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByRole('link', { name: /Home 1/ })
})

test('Escape closes the bell and returns the focus, and an empty bell shows a message', async () => {
  open({ [UNREAD]: json([]), [LIST]: json([]) })
  await userEvent.click(await bell())
  await screen.findByText(/No notifications yet/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
  expect(document.activeElement).toBe(await bell())
})

test('the page of a person without notifications leads on to the homes', async () => {
  open({ [UNREAD]: json([]), [LIST]: json([]) }, '/dashboard/notifications')
  const page = within(await screen.findByRole('main'))
  await page.findByText(/No notifications yet/)
  expect(page.getByRole('link', { name: 'See all homes' }).getAttribute('href')).toBe('/allProperty')
})

test('a list of notifications that fails to load shows an error and a retry', async () => {
  open({ [LIST]: json({ title: 'No', status: 403 }, 404) })
  await userEvent.click(await bell())
  await screen.findByText('The notifications could not be loaded.')
})

test('one unread notification is announced in the singular', async () => {
  open({ [UNREAD]: json([entry(2)], 200, { 'x-total-count': '1' }) })
  await screen.findByText('1 unread notification')
})

test('an entry that was written in another language says so, and its direction', async () => {
  const german = entry(2, { text: 'Ihr Gebot ist angenommen: Home 2', language: 'de' })
  const old = entry(1, { text: 'Your offer has lapsed: Barn', language: null })
  open({ [LIST]: json([german, old]) })
  await userEvent.click(await bell())
  const text = await screen.findByText('Ihr Gebot ist angenommen: Home 2')
  expect([text.getAttribute('lang'), text.getAttribute('dir')]).toEqual(['de', 'ltr'])
  expect(screen.getByText('Your offer has lapsed: Barn').hasAttribute('lang')).toBe(false)
})
