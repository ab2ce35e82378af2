import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../../test/web/open-page.tsx'
import { call } from '../api/call.ts'
import { shortName } from './resolve-session.ts'

const ann = 'ann@example.com'
const stored = () => localStorage.getItem('access-token')
const otherTab = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem('access-token')
  else localStorage.setItem('access-token', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'access-token', newValue }))
}
const endToken = () => localStorage.setItem('access-token-ends', String(Date.now() - 1))
const calls = (sent: { call: string }[], wanted: string) => sent.filter(({ call }) => call === wanted).length

test('a reload with a fresh token asks for no other', async () => {
  const sent = fakeFetch(answersFor(ann))
  localStorage.setItem('access-token', 'kept')
  localStorage.setItem('access-token-ends', String(Date.now() + 11 * 60_000))
  openPage('/dashboard')
  await screen.findByText('Role: User')
  expect(stored()).toBe('kept')
  expect(calls(sent, 'POST /api/jwt')).toBe(0)
})

test('a token of an earlier version, which names no sign-in, is renewed before the first call', async () => {
  const sent = fakeFetch(answersFor(ann))
  localStorage.setItem('access-token', new UnsecuredJWT({ sub: 'ann', iat: 0, exp: 3600 }).encode())
  localStorage.setItem('access-token-ends', String(Date.now() + 50 * 60_000))
  openPage('/dashboard')
  await screen.findByText('Role: User')
  const authorized = sent.filter(
    ({ call, headers }) => call.startsWith('GET /api/users') && headers.has('authorization'),
  )
  expect(authorized.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-of-ann'])
  expect([stored(), calls(sent, 'POST /api/auth/sign-out')]).toEqual(['access-of-ann', 0])
})

test('reads the active providers without a token, so that an expired one can still be signed out', async () => {
  const sent = fakeFetch(answersFor(ann))
  localStorage.setItem('access-token', 'dead')
  openPage('/dashboard')
  await screen.findByText('Role: User')
  const calls = sent.filter((one) => one.call === 'GET /api/site')
  expect(calls.map(({ headers }) => headers.has('authorization'))).toEqual([false])
})

test('a token within ten minutes of its end is renewed when the page comes back into view', async () => {
  const answers = { ...answersFor(ann) }
  const sent = fakeFetch(answers)
  openPage('/dashboard')
  await screen.findByText('Role: User')
  fireEvent(document, new Event('visibilitychange'))
  expect(calls(sent, 'POST /api/jwt')).toBe(1)
  localStorage.setItem('access-token-ends', String(Date.now() + 9 * 60_000))
  answers['POST /api/jwt'] = json({ token: 'second' })
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(stored()).toBe('second'))
  expect(screen.getByText('Role: User')).toBeTruthy()
})

test('calls after a long sleep wait for one new token', async () => {
  const home = 'GET /api/allProperty/7'
  const sent = fakeFetch({ ...answersFor(ann), [home]: json({ _id: '7' }) })
  openPage('/dashboard')
  await screen.findByText('Role: User')
  localStorage.setItem('access-token', 'over')
  endToken()
  await Promise.all([1, 2, 3].map(() => call(propertyApi.one, { params: { id: '7' } })))
  expect(calls(sent, 'POST /api/jwt')).toBe(2)
  const bearers = sent.filter((one) => one.call === home).map(({ headers }) => headers.get('authorization'))
  expect(bearers).toEqual(Array(3).fill('Bearer access-of-ann'))
})

test('a failed renewal signs no one out', async () => {
  const answers: Record<string, Response> = { ...answersFor(ann) }
  fakeFetch(answers)
  openPage('/dashboard')
  await screen.findByText('Role: User')
  endToken()
  delete answers['POST /api/jwt']
  await expect(call(propertyApi.one, { params: { id: '7' } })).rejects.toThrow('could not reach')
  expect(screen.getByText('Role: User')).toBeTruthy()
})

const proxyPage = new Response('<!doctype html><title>Sign in to the network</title>')

test('a proxy’s page instead of the ID token signs no one out', async () => {
  const answers: Record<string, Response> = { ...answersFor(ann) }
  fakeFetch(answers)
  openPage('/dashboard')
  await screen.findByText('Role: User')
  endToken()
  answers['GET /api/auth/token'] = proxyPage
  await expect(call(propertyApi.one, { params: { id: '7' } })).rejects.toThrow(
    'Signing in is having trouble right now.',
  )
  expect(screen.getByText('Role: User')).toBeTruthy()
  expect(stored()).toBe('access-of-ann')
})

test('a proxy’s page instead of the session keeps the token for a reload', async () => {
  const sent = fakeFetch({ ...answersFor(ann), 'GET /api/auth/get-session': proxyPage })
  localStorage.setItem('access-token', 'kept')
  openPage('/dashboard')
  await screen.findByText('Signing in is having trouble right now.', { exact: false })
  screen.getByRole('button', { name: 'Try again' })
  expect(stored()).toBe('kept')
  expect(calls(sent, 'POST /api/auth/sign-out')).toBe(0)
})

test('redirects to login with a message when the provider’s session is over', async () => {
  const answers = { ...answersFor(ann) }
  fakeFetch(answers)
  const router = openPage('/dashboard')
  await screen.findByText('Role: User')
  Object.assign(answers, { 'GET /api/auth/token': json({ message: 'No session', code: 'UNAUTHORIZED' }, 401) })
  endToken()
  fireEvent(document, new Event('visibilitychange'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your sign-in has ended.')
  expect(router.state.location.pathname).toBe('/login')
  expect(stored()).toBeNull()
})

test('a call that is turned away ends at login, signed out of the provider too', async () => {
  const sent = fakeFetch({
    ...answersFor(ann),
    'GET /api/allProperty/7': refused(403, 'Your account may not do this.'),
  })
  const router = openPage('/dashboard')
  await screen.findByText('Role: User')
  await expect(call(propertyApi.one, { params: { id: '7' } })).rejects.toThrow('Your account may not do this.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await waitFor(() => expect(calls(sent, 'POST /api/auth/sign-out')).toBe(1))
  expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer access-of-ann')
  expect(stored()).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain('Your account may not do this.')
})

test('a logout in another tab signs this one out, and a login there signs it in', async () => {
  const answers: Record<string, Response> = { ...answersFor(ann) }
  fakeFetch(answers)
  const router = openPage('/dashboard/contact')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  otherTab(null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  otherTab('access-of-ann')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
})

test('coming back from Google sends the name and e-mail, and goes on', async () => {
  const sent = fakeFetch({ ...answersFor(ann), 'POST /api/users': json({ insertedId: '7' }, 201) })
  const router = openPage('/login/google?from=/dashboard/wishlist')
  await screen.findByText('Login Successfully.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/wishlist'))
  expect(sent.find((one) => one.call === 'POST /api/users')?.body).toEqual({ name: 'Ann Example', email: ann })
})

test('coming back from Google without a session ends at login', async () => {
  fakeFetch(visitorAnswers)
  const router = openPage('/login/google?from=/dashboard/wishlist')
  await screen.findByRole('button', { name: 'Login' })
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?from=%2Fdashboard%2Fwishlist' })
})

test.each([
  ['Ann Example', 'Ann Example'],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinha'],
  ['Nineteen characters🏠', 'Nineteen characters'],
  ['Ends with a space at the cut', 'Ends with a space at'],
  ['  ', 'ann'],
])('Google’s name %j becomes %j', (displayName, name) => {
  expect(shortName({ displayName, email: ann })).toBe(name)
})

test('a person who logs out in another tab reads so on the login page', async () => {
  fakeFetch(answersFor(ann))
  const router = openPage('/dashboard/wishlist')
  await screen.findByRole('navigation', { name: 'Dashboard' })
  otherTab(null)
  expect((await screen.findByRole('alert')).textContent).toBe('You were logged out in another tab. Log in to go on.')
  expect(router.state.location.state).toEqual({ from: '/dashboard/wishlist' })
})

test('a person whose sign-in ends while they type reads that it is kept', async () => {
  fakeFetch({ ...answersFor(ann), 'GET /api/allProperty/7': refused(401, 'Your sign-in has ended.') })
  openPage('/dashboard/contact')
  await userEvent.type(await screen.findByLabelText('Subject'), 'Viewing')
  await expect(call(propertyApi.one, { params: { id: '7' } })).rejects.toThrow('Your sign-in has ended.')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your sign-in has ended. What you typed and did not send is kept in this browser.',
  )
})
