import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { queryClient } from '../api/query-client.ts'
import { sessionQuery } from './session.ts'

const role = 'GET /api/users/admin/ann%40example.com'
const comeBack = () => fireEvent(document, new Event('visibilitychange'))
const menu = (item: string) => screen.findByRole('link', { name: item })

/** Ann has her dashboard open; `answers` can be changed. */
async function annAt(address: string, was?: 'agent' | 'admin') {
  const answers: Parameters<typeof fakeFetch>[0] = answersFor('ann@example.com', was)
  const sent = fakeFetch(answers)
  const router = openPage(address)
  await screen.findByRole('navigation', { name: 'Dashboard' })
  return { answers, router, requestCount: () => sent.filter(({ call }) => call === role).length - 1, sent }
}

test('shows a new agent’s menu when the page comes into view, and keeps what they typed', async () => {
  const { answers } = await annAt('/dashboard/contact')
  await userEvent.type(await screen.findByLabelText('Subject'), 'Viewing')
  answers[role] = json({ role: 'agent' })
  comeBack()
  await menu('Agent Profile')
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Viewing')
})

const fraud = 'An admin has marked your account as fraud. The pages of your former role are closed to you.'
test.each([
  ['fraud', fraud],
  ['admin', 'The pages of your former role are closed to you.'],
])('leads an agent whose role is %s now away from agents’ pages, and says why', async (now, why) => {
  const { answers, router } = await annAt('/dashboard/agentProfile', 'agent')
  answers[role] = json({ role: now })
  comeBack()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  const notice = await screen.findByRole('alert')
  within(notice).getByText('Your role has changed')
  within(notice).getByText(why)
})

test('an agent who is marked as fraud while they type reads that it is kept', async () => {
  const { answers } = await annAt('/dashboard/contact', 'agent')
  await userEvent.type(await screen.findByLabelText('Subject'), 'Viewing')
  answers[role] = json({ role: 'fraud' })
  comeBack()
  within(await screen.findByRole('alert')).getByText(
    `${fraud} What you typed and did not send is kept in this browser.`,
  )
})

test('leaves the page alone when the role is unchanged, and requests it once a minute at most', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { requestCount } = await annAt('/dashboard/contact')
  await userEvent.type(await screen.findByLabelText('Subject'), 'Viewing')
  for (const after of [0, 30_000, 29_000, 2000]) {
    vi.setSystemTime(Date.now() + after)
    comeBack()
    await waitFor(() => expect(requestCount()).toBe(after === 2000 ? 2 : 1))
  }
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Viewing')
})

test('a page that goes out of view asks nothing', async () => {
  const { requestCount } = await annAt('/dashboard/contact')
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => shown.mockRestore())
  comeBack()
  await menu('My Profile')
  expect(requestCount()).toBe(0)
})

test.each([
  ['refused', refused(403, 'No.')],
  ['in trouble', new Response('', { status: 503 })],
])('who comes back while the call is %s stays signed in', async (_how, answer) => {
  const { answers, requestCount, sent, router } = await annAt('/dashboard/contact', 'agent')
  answers[role] = answer
  comeBack()
  await waitFor(() => expect(requestCount()).toBe(1))
  await menu('Agent Profile')
  expect(sent.some(({ call }) => call === 'POST /api/auth/sign-out')).toBe(false)
  expect(router.state.location.pathname).toBe('/dashboard/contact')
})

test('drops a late answer after a change of person', async () => {
  const { answer, give } = deferred<Response>()
  const { answers, requestCount } = await annAt('/dashboard/contact')
  answers[role] = () => answer
  comeBack()
  await waitFor(() => expect(requestCount()).toBe(1))
  const tom = answersFor('tom@example.com')
  Object.assign(answers, tom, {
    'GET /api/auth/get-session': json({ user: { email: 'tom@example.com', name: 'Tom' } }),
  })
  otherTab(null)
  await screen.findByRole('button', { name: 'Login' })
  otherTab('access-of-tom')
  await screen.findByText('Tom')
  give(json({ role: 'admin' }))
  await answer
  queryClient.setQueryData(sessionQuery.queryKey, (state) =>
    state?.person ? { person: { ...state.person, displayName: 'Tom Other' } } : state,
  )
  await screen.findByText('Tom Other')
  await menu('My Profile')
})

function otherTab(newValue: string | null) {
  if (newValue === null) localStorage.removeItem('access-token')
  else localStorage.setItem('access-token', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'access-token', newValue }))
}
