import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
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

/** Answers all calls that wait at a time, and again those that follow; returns each time's calls until one of them is `last`. */
async function inRounds(answers: Parameters<typeof fakeFetch>[0], last: string): Promise<string[][]> {
  let waiting: { call: string; give: (answer: Response) => void; answer: Response }[] = []
  const held = Object.entries(answers).map(([call, answer]) => {
    if (typeof answer === 'function') throw new Error('an answer')
    const hold = () => new Promise<Response>((give) => void waiting.push({ call, give, answer }))
    return [call, hold] as const
  })
  fakeFetch(Object.fromEntries(held))
  openPage('/login/google?from=/dashboard/contact')
  const rounds: string[][] = []
  while (!rounds.at(-1)?.includes(last)) {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await new Promise((resolve) => setImmediate(resolve)) // others of the same time follow immediately
    const together = waiting
    waiting = []
    rounds.push(together.map(({ call }) => call).toSorted())
    for (const { give, answer } of together) give(answer.clone())
  }
  return rounds
}

test('a return from Google takes three calls, one after the other, once the provider is known', async () => {
  const answers = { ...answersFor(ann), 'POST /api/users': json({ insertedId: '7' }, 201) }
  expect(await inRounds(answers, 'POST /api/users')).toEqual([
    ['GET /api/site'],
    ['GET /api/auth/get-session', 'GET /api/auth/token'],
    ['POST /api/jwt'],
    ['GET /api/users/admin/ann%40example.com', 'POST /api/users'],
  ])
  await screen.findByText('Login Successfully.')
})

test.each([422, 503])('whose name is answered with %i is signed in by Google, with a notice', async (status) => {
  fakeFetch({ ...answersFor(ann), 'POST /api/users': refused(status, 'The name was not kept.') })
  const router = openPage('/login/google?from=/dashboard/contact')
  await screen.findByText('The name was not kept.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/contact'))
})

test('signs out a visitor whose name is refused, and shows the reason at login', async () => {
  const sent = fakeFetch({ ...answersFor(ann), 'POST /api/users': refused(403, 'Your account may not do this.') })
  const router = openPage('/login/google?from=/dashboard/contact')
  expect((await screen.findByRole('alert')).textContent).toContain('Your account may not do this.')
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('access-token')).toBeNull()
  expect(sent.filter(({ call }) => call === 'POST /api/auth/sign-out')).toHaveLength(1)
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

test('shows a notice and a way out while a login waits for /jwt', async () => {
  const answers = { ...visitorAnswers, 'POST /api/auth/sign-in/email': json(signedInAnn) }
  const token = deferred<Response>()
  fakeFetch({ ...answers, 'POST /api/jwt': () => token.answer })
  openPage('/login')
  await press(ann, 'Abc#123')
  await screen.findByText(/Signing in takes longer than usual/)
  screen.getByRole('link', { name: 'go to the home page' })
  token.give(refused(401, 'No.')) // or the page would wait for it in the tests that follow
  await waitFor(() => expect(screen.queryByText(/Signing in takes longer than usual/)).toBeNull())
})
