import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'

const ann = 'ann@example.com'
const role = 'GET /api/users/admin/ann%40example.com'
const signOut = 'POST /api/auth/sign-out'
const stored = () => localStorage.getItem('access-token')
const signInAnn = () => {
  localStorage.setItem('access-token', 'kept')
  localStorage.setItem('access-token-ends', String(Date.now() + 50 * 60_000))
}

/** Ann reloads her dashboard; `first` are the first answers about her role. */
function annReloads(...first: (Response | undefined)[]) {
  signInAnn()
  const next = () => {
    if (first.length === 0) return json({})
    const answer = first.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  }
  const sent = fakeFetch({
    ...answersFor(ann),
    'POST /api/auth/sign-in/email': json({ token: 'session' }),
    [role]: next,
  })
  const calls = (wanted: string) => sent.filter(({ call }) => call === wanted).length
  return { calls, router: openPage('/dashboard/contact') }
}
const broken = () => new Response('', { status: 502 })

test.each([
  ['an answer that never came', undefined],
  ['a proxy’s 502', broken()],
  ['a 429', refused(429, 'Too many attempts.')],
])('who reloads into %s about their role is asked for again, and signed in', { tags: 'all' }, async (_what, answer) => {
  const { calls } = annReloads(answer, answer?.clone())
  await screen.findByRole('navigation', { name: 'Dashboard' })
  expect([calls(role), calls(signOut), stored()]).toEqual([3, 0, 'kept'])
})

test('shows that a role can’t be fetched, retries, and signs no one out', async () => {
  const { calls, router } = annReloads(broken(), broken(), broken())
  await screen.findByText('The server is having trouble right now.', { exact: false })
  expect(router.state.location.pathname).toBe('/dashboard/contact')
  expect([calls(role), calls(signOut), stored()]).toEqual([3, 0, 'kept'])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('navigation', { name: 'Dashboard' })
  expect([calls(role), calls(signOut), stored()]).toEqual([4, 0, 'kept'])
})

test('shows an unreachable provider when a token is stored, and retries once it can be reached', async () => {
  signInAnn()
  const answers: Parameters<typeof fakeFetch>[0] = { ...answersFor(ann) }
  delete answers['GET /api/auth/get-session']
  fakeFetch(answers)
  const router = openPage('/dashboard/contact')
  await screen.findByRole('button', { name: 'Try again' })
  answers['GET /api/auth/get-session'] = answersFor(ann)['GET /api/auth/get-session']
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('navigation', { name: 'Dashboard' })
  expect(router.state.location.pathname).toBe('/dashboard/contact')
})

test('a login after that succeeds', { tags: 'all' }, async () => {
  const { router } = annReloads(broken(), broken(), broken())
  await screen.findByRole('button', { name: 'Try again' })
  await router.navigate('/login', { state: { from: '/dashboard/contact' } })
  await userEvent.type(await screen.findByLabelText('Email'), ann)
  await userEvent.type(screen.getByLabelText('Password'), 'Abc#123')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
  expect(stored()).toBe('access-of-ann')
})

test('a login that failed because of the role leaves no sign-in', { tags: 'all' }, async () => {
  const { calls, router } = annReloads(...Array.from({ length: 6 }, broken))
  await screen.findByRole('button', { name: 'Try again' })
  await router.navigate('/login')
  await userEvent.type(await screen.findByLabelText('Email'), ann)
  await userEvent.type(screen.getByLabelText('Password'), 'Abc#123')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(calls(signOut)).toBe(1))
  expect(stored()).toBeNull()
})

test.each([401, 403])('signs out with a message when fetching the role returns %i', async (status) => {
  const { calls } = annReloads(refused(status, 'Not any more.'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not any more.')
  expect([calls(role), calls(signOut), stored()]).toEqual([1, 1, null])
})

test('a late refusal does not sign out a later login in another tab', async () => {
  const { answer, give } = deferred<Response>()
  signInAnn()
  const sent = fakeFetch({ ...answersFor(ann), [role]: () => answer })
  openPage('/')
  await waitFor(() => expect(sent.some(({ call }) => call === role)).toBe(true))
  localStorage.setItem('access-token', 'access-of-tom')
  give(refused(401, 'Not any more.'))
  await screen.findByRole('link', { name: 'Login' })
  expect([sent.some(({ call }) => call === signOut), stored()]).toEqual([false, 'access-of-tom'])
})

test.each([
  ['comes', json({ token: 'access-of-ann' })],
  ['is refused', refused(401, 'Not any more.')],
])('a renewal that %s after another person’s login in another tab does not sign them out', async (_what, renewed) => {
  const { answer, give } = deferred<Response>()
  localStorage.setItem('access-token', 'ended')
  const sent = fakeFetch({ ...answersFor(ann), 'POST /api/jwt': () => answer })
  openPage('/')
  await waitFor(() => expect(sent.some(({ call }) => call === 'POST /api/jwt')).toBe(true))
  localStorage.setItem('access-token', 'access-of-tom')
  give(renewed.clone())
  await screen.findAllByRole('link', { name: /Login|Dashboard/ })
  for (const { headers } of sent.filter(({ call }) => call === role))
    expect(headers.get('authorization')).toBe('Bearer access-of-ann')
  expect([sent.some(({ call }) => call === signOut), stored()]).toEqual([false, 'access-of-tom'])
})

test('lower-cases the provider’s e-mail address', async () => {
  const session = json({ user: { email: 'Ann@Example.com', name: 'Ann Example', image: null } })
  fakeFetch({ ...answersFor(ann), 'GET /api/auth/get-session': session })
  openPage('/dashboard/contact')
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(ann)
})
