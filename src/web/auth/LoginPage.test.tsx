import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site, visitorAnswers } from '../../../test/web/open-page.tsx'
import { cabin } from '../../../test/web/sample-answers.ts'

const ann = 'ann@example.com'
const characters = 'Password should have at least one capital letter, small letter, number and special character.'

async function press(email: string, password: string) {
  const user = userEvent.setup()
  if (email) await user.type(await screen.findByLabelText('Email'), email)
  if (password) await user.type(await screen.findByLabelText('Password'), password)
  await user.click(await screen.findByRole('button', { name: 'Login' }))
}

/** The visitor becomes Ann as soon as the identity service takes her password. */
function annCanLogIn(more: Record<string, Response> = {}) {
  const answers = { ...visitorAnswers, ...more }
  const asAnn = () => {
    Object.assign(answers, answersFor(ann), more)
    return json({ token: 'session' })
  }
  return fakeFetch(Object.assign(answers, { 'POST /api/auth/sign-in/email': asAnn }))
}

test.each([
  ['', 'Abc#123', 'Email is required'],
  ['ann@', 'Abc#123', 'Email is not valid'],
  [ann, '', 'Password is required'],
  [ann, 'Abc#1', 'Password length have to 6'],
  [ann, 'Abcdefghi#1234567890x', 'Password length have at most 20'],
  [ann, 'abc#123', characters],
  [ann, 'ABC#123', characters],
  [ann, 'Abc#def', characters],
  [ann, 'Abcd123', characters],
  [ann, 'Abc(123', characters],
])('shows for %j and %j: %s', async (email, password, message) => {
  const sent = fakeFetch(visitorAnswers)
  openPage('/login')
  await press(email, password)
  await screen.findByText(message)
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test.each(['Abc#12', 'Abcdefghi#1234567890', ...'#?!@$%^&*-'.split('').map((special) => `Abc12${special}`)])(
  'a password of 6 to 20 characters is sent: %s',
  async (password) => {
    const sent = annCanLogIn()
    openPage('/login')
    await press(` ${ann.toUpperCase()}`, password)
    await screen.findByText('User login Successfully.')
    expect(sent.find(({ call }) => call === 'POST /api/auth/sign-in/email')?.body).toEqual({ email: ann, password })
  },
)

test('login stores the token, and goes back to where the visitor wanted to', async () => {
  const sent = annCanLogIn()
  const router = openPage('/dashboard/wishlist?a=1')
  await press(ann, 'Abc#123')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/dashboard/wishlist', search: '?a=1' }))
  expect(localStorage.getItem('access-token')).toBe('access-of-ann')
  const jwt = sent.find(({ call }) => call === 'POST /api/jwt')
  expect(jwt?.body).toEqual({ email: ann })
  expect(jwt?.headers.get('authorization')).toBe('Bearer proof-of-ann')
})

test('login without anywhere to go ends at home, and never on another site', async () => {
  annCanLogIn()
  const router = openPage('/login?from=//evil.example')
  await press(ann, 'Abc#123')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('a refused password shows the provider’s own words, and leaves the form as it was', async () => {
  fakeFetch({
    ...visitorAnswers,
    'POST /api/auth/sign-in/email': json({ message: 'Invalid email or password', code: 'X' }, 401),
  })
  const router = openPage('/login')
  await press(ann, 'Abc#123')
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid email or password')
  expect(router.state.location.pathname).toBe('/login')
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe(ann)
})

test.each([
  ['refuses', { 'POST /api/jwt': refused(401, 'This e-mail belongs to another sign-in.') }, 'This e-mail belongs'],
  ['breaks', { 'POST /api/jwt': new Response('', { status: 500 }) }, 'trouble'],
  ['gives no token', { 'POST /api/jwt': json({ token: '' }) }, 'could not sign you in'],
])(
  'signs the user out with the reason, and allows a retry, when the server %s at /jwt',
  async (_how, more, message) => {
    const sent = annCanLogIn(more)
    openPage('/login')
    await press(ann, 'Abc#123')
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(sent.at(-1)?.call).toBe('POST /api/auth/sign-out')
    expect(localStorage.getItem('access-token')).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Login' }).getAttribute('aria-busy')).toBeNull()
  },
)

test('redirects a signed-in person', async () => {
  fakeFetch(answersFor(ann))
  const router = openPage('/login?from=/dashboard/wishlist')
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/wishlist'))
})

test('a Google sign-in onto a password account is explained', async () => {
  fakeFetch(visitorAnswers)
  openPage('/login?error=account_not_linked')
  expect((await screen.findByRole('alert')).textContent).toContain('already has an account with a password')
})

test('Google sign-in is offered only where the server has it', async () => {
  fakeFetch({ ...visitorAnswers, 'GET /api/site': json(site) })
  openPage('/login')
  await screen.findByRole('button', { name: 'Login' })
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
})

test('in the demo, a press fills in one of its people', async () => {
  fakeFetch({ ...visitorAnswers, 'GET /api/site': json({ ...site, demo: true, google: true }) })
  openPage('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Agent 2' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('agent2@keyhaven.demo')
  expect((await screen.findByLabelText<HTMLInputElement>('Password')).value).toBe('Demo#2026')
})

test('the password can be shown and hidden', async () => {
  fakeFetch(visitorAnswers)
  openPage('/login')
  const field = await screen.findByLabelText<HTMLInputElement>('Password')
  expect(field.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show what you typed' }))
  expect(field.type).toBe('text')
})

const details = '/propertyDetails/home-1?a=1'
const one = 'GET /api/allProperty/home-1'

test('a visitor of a home reads which one they log in to see', async () => {
  const sent = annCanLogIn({ [one]: json(cabin) })
  const router = openPage(details)
  await screen.findByText(`Log in to see ${cabin.title}.`)
  expect(screen.getAllByText('Price Range: $240,000 - $260,000')).toHaveLength(2) // next to the form, or above it on phones
  await press(ann, 'Abc#123')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/propertyDetails/home-1', search: '?a=1' }),
  )
  expect(sent.filter(({ call }) => call === one)[0]?.headers.get('authorization')).toBeNull()
})

test.each([
  ['is not there', refused(404, 'No such home.')],
  ['is another’s, pending', json({ ...cabin, status: undefined })],
  ['is withdrawn', json({ ...cabin, withdrawn: true })],
  ['cannot be had', refused(503, 'Busy.')],
])('a home that %s is not mentioned', async (_how, answer) => {
  fakeFetch({ ...visitorAnswers, [one]: answer })
  openPage(details)
  await screen.findByText('Log in to see every home and make an offer.')
  expect(screen.queryByText(/Cabin/)).toBeNull()
})

test('keeps the return path and its state through registration', async () => {
  fakeFetch(visitorAnswers)
  const router = openPage('/')
  await router.navigate('/dashboard/contact', { state: { message: 'Is it warm?' } })
  await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { name: 'Welcome back' })
  expect(router.state.location.state).toEqual({ from: '/dashboard/contact', returnState: { message: 'Is it warm?' } })
})

test('one press on a demo account signs in', async () => {
  const sent = annCanLogIn({ 'GET /api/site': json({ ...site, demo: true }) })
  openPage('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Buyer' }))
  await screen.findByText('User login Successfully.')
  expect(sent.find(({ call }) => call === 'POST /api/auth/sign-in/email')?.body).toMatchObject({
    email: 'buyer@keyhaven.demo',
  })
})

test('where site data is blocked, the login says what it needs, and holds for this page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const answers = { ...answersFor('ann@example.com'), 'GET /api/auth/get-session': json(null) }
  const user = { email: 'ann@example.com', name: 'Ann Example', image: null }
  const sent = fakeFetch({ ...answers, 'POST /api/auth/sign-in/email': json({ token: 's', user, idToken: 'proof' }) })
  const router = openPage('/login?from=/dashboard/contact')
  onTestFinished(() => void vi.restoreAllMocks()) // before the page's own
  expect((await screen.findByText(/keeps no cookies and site data/)).textContent).toContain('browser’s settings')
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Abc#123')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByLabelText('Subject')
  expect(router.state.location.pathname).toBe('/dashboard/contact')
  await userEvent.click(screen.getByRole('button', { name: 'LogOut' }))
  await screen.findByText('User Logout Successfully.')
  expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer access-of-ann')
})
