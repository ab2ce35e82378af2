import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site, visitorAnswers } from '../../../test/web/open-page.tsx'
import { call } from '../platform/api/call.ts'

const ask = 'POST /api/auth/request-password-reset'
const reset = 'POST /api/auth/reset-password'
const verify = 'POST /api/auth/verify-email'
const used = json({ code: 'INVALID_TOKEN', message: 'This link was used before, or is too old.' }, 400)

test('leads a visitor from login to a new password, with the same answer for any address', async () => {
  const sent = fakeFetch({ ...visitorAnswers, [ask]: json({ status: true }) })
  const router = openPage('/login')
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgotPassword'))
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }))
  await screen.findByText('Email is required')
  await userEvent.type(screen.getByLabelText('Email'), 'Ann@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByText(/If there is an account with this address, a link is on its way/)
  expect(sent.find(({ call }) => call === ask)?.body).toEqual({ email: 'ann@example.com' })
})

test('offers no link where no mail can be sent', async () => {
  fakeFetch({ ...visitorAnswers, 'GET /api/site': json({ ...site, accountMails: false }) })
  openPage('/login')
  await screen.findByRole('button', { name: 'Login' })
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
})

test('the mailed link sets a new password, and leads to login with the e-mail filled in', async () => {
  const sent = fakeFetch({ ...visitorAnswers, [reset]: json({ email: 'ann@example.com' }) })
  openPage('/resetPassword#token=abc')
  await userEvent.type(await screen.findByLabelText('New password'), 'Newer#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ann@example.com')
  expect(sent.find(({ call }) => call === reset)?.body).toEqual({ token: 'abc', newPassword: 'Newer#2026' })
})

test('a call that comes while the new password ends the sign-in does not take the e-mail from the login', async () => {
  const { answer, give } = deferred<Response>()
  const sent = fakeFetch({
    ...answersFor('ben@example.com'),
    [reset]: json({ email: 'ann@example.com' }),
    'POST /api/auth/sign-out': () => answer,
    'GET /api/allProperty/7': refused(401, 'Please log in.'),
  })
  openPage('/resetPassword#token=abc')
  await screen.findByRole('button', { name: 'LogOut' })
  await userEvent.type(await screen.findByLabelText('New password'), 'Newer#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  await waitFor(() => expect(sent.filter(({ call }) => call === 'POST /api/auth/sign-out')).toHaveLength(1))
  await expect(call(propertyApi.one, { params: { id: '7' } })).rejects.toThrow('Please log in.')
  give(json({ success: true }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ann@example.com')
})

test('a used link shows an error, and offers another', async () => {
  fakeFetch({ ...visitorAnswers, [reset]: used })
  openPage('/resetPassword#token=abc')
  await userEvent.type(await screen.findByLabelText('New password'), 'Newer#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  await screen.findByText('This link was used before, or is too old.')
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy()
})

test('rejects an incomplete link', async () => {
  fakeFetch(visitorAnswers)
  openPage('/resetPassword')
  await screen.findByText(/This link is incomplete/)
})

test('a verification link confirms where its person is signed in', async () => {
  fakeFetch({ ...answersFor('ann@example.com'), [verify]: json({ verified: true }) })
  openPage('/verifyEmail#token=abc')
  await screen.findByRole('heading', { name: 'Your e-mail address is confirmed' })
})

test('elsewhere it asks for a new password', async () => {
  const sent = fakeFetch({
    ...visitorAnswers,
    [verify]: json({ verified: false }),
    [reset]: json({ email: 'ann@example.com' }),
  })
  openPage('/verifyEmail#token=abc')
  await userEvent.type(await screen.findByLabelText('New password'), 'Newer#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  await screen.findByLabelText('Email')
  expect(sent.find(({ call }) => call === reset)?.body).toEqual({ token: 'abc', newPassword: 'Newer#2026' })
})

test('shows the verification notice on every screen', async () => {
  fakeFetch({
    ...answersFor('ann@example.com'),
    'GET /api/users/admin/ann%40example.com': json({ mustVerifyEmail: true }),
    'POST /api/auth/send-verification-email': json({ status: true }),
  })
  openPage('/dashboard/contact')
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await screen.findByText('The link is on its way.')
})
