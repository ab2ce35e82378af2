import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
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

function open(answers: Parameters<typeof fakeFetch>[0]) {
  const sent = fakeFetch({
    ...answersFor(ann),
    [UNREAD]: json([entry(2)], 200, { 'x-total-count': '2' }),
    [LIST]: json([entry(2), entry(1, { text: 'Your offer has lapsed: Barn' }), entry(0, { isRead: true })]),
    ...answers,
  })
  return { sent, router: openPage('/error') }
}
const bell = () => screen.findByRole('button', { name: 'Notifications' })

test('a person sees how many are unread, opens the bell, and goes where one leads, which marks it as read', async () => {
  const { sent, router } = open({
    [`PATCH /api/notifications/${entry(2)._id}`]: json({ modifiedCount: 1 }),
    'GET /api/offeredProperty/ann%40example.com?limit=24': json([]),
  })
  await waitFor(async () => expect(describedAs(await bell())).toBe('2 unread'))
  expect((await bell()).getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(await bell())
  const panel = screen.getByRole('region', { name: 'Notifications' })
  await userEvent.click(await within(panel).findByRole('link', { name: /Unread: Your offer is accepted: Home 2/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/propertyBought'))
  expect(sent.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([{ isRead: true }])
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
})

test('all that are seen are marked as read with one press', async () => {
  const { sent } = open({ 'PATCH /api/notifications': json({ modifiedCount: 2 }) })
  await userEvent.click(await bell())
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'PATCH /api/notifications').map(({ body }) => body)).toEqual([
      { isRead: true, newest: entry(2)._id },
    ]),
  )
})

test('Escape closes the bell and returns the focus, and an empty bell shows a message', async () => {
  open({ [UNREAD]: json([]), [LIST]: json([]) })
  await userEvent.click(await bell())
  await screen.findByText(/No notifications yet/)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull()
  expect(document.activeElement).toBe(await bell())
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
