import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'

const ann = 'ann@example.com'

async function press(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}

const signedInAnn = {
  token: 'session',
  user: { email: ann, name: 'Ann Example', image: null },
  idToken: 'proof-of-ann',
}

test('a login takes three calls, one after the other', async () => {
  const answers = { ...visitorAnswers, ...answersFor(ann), 'GET /api/auth/get-session': json(null) }
  const sent = fakeFetch({ ...answers, 'POST /api/auth/sign-in/email': json(signedInAnn) })
  const router = openPage('/login?from=/dashboard/contact')
  await screen.findByRole('button', { name: 'Login' })
  const before = sent.length
  await press(ann, 'Abc#123')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
  const calls = sent.slice(before).map(({ call }) => call)
  expect(calls.slice(0, 3)).toEqual([
    'POST /api/auth/sign-in/email',
    'POST /api/jwt',
    'GET /api/users/admin/ann%40example.com',
  ])
  // The page that it leads to may have asked already what is new for them.
  expect(calls.slice(3).filter((call) => !call.includes('unread=true'))).toEqual([])
})

test.each([
  ['the code of their app', '123 456', 'POST /api/auth/two-factor/verify-totp', '123456'],
  ['a recovery code', 'aB3de-fGh1j', 'POST /api/auth/two-factor/verify-backup-code', 'aB3de-fGh1j'],
])('a person with a second factor gives %s after the password', async (_what, typed, call, code) => {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...answersFor(ann),
    'GET /api/auth/get-session': json(null),
    'POST /api/auth/sign-in/email': json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] }),
    [call]: json({ message: 'Invalid code', code: 'INVALID_CODE' }, 401),
  }
  const sent = fakeFetch(answers)
  const router = openPage('/login?from=/dashboard/contact')
  await press(ann, 'Abc#123')
  await userEvent.type(await screen.findByLabelText('Code'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findAllByText('Invalid code')
  expect(localStorage.getItem('access-token')).toBeNull()
  answers[call] = json(signedInAnn)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
  expect(sent.find((one) => one.call === call)?.body).toEqual({ code })
})
