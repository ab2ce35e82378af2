import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../../test/web/open-page.tsx'
import { call } from '../api/call.ts'

const ann = 'ann@example.com'
const stored = () => localStorage.getItem('access-token')

test('LogOut signs out everywhere and confirms', async () => {
  const sent = fakeFetch(answersFor(ann))
  openPage('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'LogOut' }))
  await screen.findByText('User Logout Successfully.')
  expect(stored()).toBeNull()
  const signOuts = sent.filter(({ call }) => call === 'POST /api/auth/sign-out')
  expect(signOuts.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-of-ann'])
})

test('a logout that fails shows why, and the person stays signed in', async () => {
  fakeFetch({ ...answersFor(ann), 'POST /api/auth/sign-out': json({ message: 'Try later.' }, 503) })
  openPage('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'LogOut' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Try later.')
  expect(stored()).toBe('access-of-ann')
})

/** Ann has pressed LogOut on the home page, and a call of hers is refused while the server has not answered yet. */
async function logOutWithCallUnderway() {
  const { answer, give } = deferred<Response>()
  const sent = fakeFetch({
    ...answersFor(ann),
    'POST /api/auth/sign-out': () => answer,
    'GET /api/allProperty/7': refused(401, 'Your sign-in has ended.'),
  })
  const calls = () => sent.map(({ call }) => call)
  const router = openPage('/')
  await userEvent.click(await screen.findByRole('button', { name: 'LogOut' }))
  await waitFor(() => expect(calls()).toContain('POST /api/auth/sign-out'))
  const refusal = expect(call(propertyApi.one, { params: { id: '7' } })).rejects.toThrow('Your sign-in has ended.')
  await waitFor(() => expect(calls()).toContain('GET /api/allProperty/7'))
  const signOuts = () => sent.filter((one) => one.call === 'POST /api/auth/sign-out').length
  return { path: () => router.state.location.pathname, refusal, give, signOuts }
}

test('a call that is refused during a logout does not open the login page', async () => {
  const { path, refusal, give, signOuts } = await logOutWithCallUnderway()
  give(json({ success: true }))
  await refusal
  await screen.findByText('User Logout Successfully.')
  expect([path(), stored(), signOuts()]).toEqual(['/', null, 1])
})

test('a refused call sends the person to login when the logout before it failed', async () => {
  const { path, refusal, give } = await logOutWithCallUnderway()
  give(json({ message: 'Try later.' }, 503))
  await refusal
  await waitFor(() => expect(path()).toBe('/login'))
  expect(stored()).toBeNull()
})

test('a logout that fails without a message says nothing of signing in', async () => {
  fakeFetch({ ...answersFor(ann), 'POST /api/auth/sign-out': json({}, 500) })
  openPage('/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'LogOut' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server is having trouble right now. Please try again in a moment.',
  )
})
