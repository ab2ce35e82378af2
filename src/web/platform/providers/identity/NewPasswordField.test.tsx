import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../../../test/server/deferred.ts'
import { fakeFetch, json } from '../../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site, visitorAnswers } from '../../../../../test/web/open-page.tsx'

const warning = 'One of the first that attackers try.'
const register = 'POST /api/auth/sign-up/email'

async function fillIn(password: string) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Name'), 'Ann Example')
  await user.type(screen.getByLabelText('Photo URL'), 'https://example.com/a.png')
  await user.type(screen.getByLabelText('Email'), 'ann@example.com')
  await user.type(screen.getByLabelText('Password'), password)
  return user
}

test('warns of a common password before and while it is sent, and sends it', async () => {
  const { answer, give } = deferred<Response>()
  const sent = fakeFetch({
    ...visitorAnswers,
    [register]: () => answer,
    'GET /api/auth/token': json({ token: 'proof-of-ann' }),
    'POST /api/jwt': json({ token: 'access-of-ann' }),
    'POST /api/users': json({ insertedId: '7' }, 201),
  })
  openPage('/registration')
  const user = await fillIn('Passw0rd#')
  const shown = await screen.findByText(warning)
  const described = screen.getByLabelText('Password').getAttribute('aria-describedby')
  expect(shown.closest(`[id="${described}"]`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(sent.find(({ call }) => call === register)?.body).toMatchObject({ password: 'Passw0rd#' }))
  expect(screen.getByText(warning)).toBeTruthy()
  give(json({ token: 'session' }))
  await screen.findByText('User Registration Successfully.')
})

test('warns of a common password alone', async () => {
  fakeFetch(visitorAnswers)
  openPage('/registration')
  const user = await fillIn('Passw0rd#')
  await screen.findByText(warning)
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'Mill-House-7b')
  expect(screen.queryByText(warning)).toBeNull()
})

test('asks for another password where common ones are refused', async () => {
  const message = 'This password is one of the most used, which attackers try first. Please choose another.'
  fakeFetch({
    ...visitorAnswers,
    'GET /api/site': json({ ...site, refuseCommonPasswords: true }),
    [register]: json({ code: 'INVALID', message }, 422),
  })
  openPage('/registration')
  const user = await fillIn('Admin@123')
  await screen.findByText('One of the first that attackers try: please choose another.')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Admin@123')
})

test.each([
  ['/resetPassword#token=abc', visitorAnswers],
  [
    '/dashboard/security',
    {
      ...answersFor('ann@example.com'),
      'GET /api/auth/account-security': json({ emailVerified: true, hasPassword: true, hasSecondFactor: false }),
      'GET /api/signIns?limit=20': json([]),
    },
  ],
])('warns of a common new password on %s', async (path, answers) => {
  fakeFetch(answers)
  openPage(path)
  await userEvent.type(await screen.findByLabelText('New password'), 'Password1!')
  await screen.findByText(warning)
})
