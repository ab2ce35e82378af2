import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { deleteApp, getApps } from 'firebase/app'
import { UnsecuredJWT } from 'jose'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  API_KEY,
  type Choice,
  googleWindow,
  identityToolkit,
} from '../../../../test/fakes/firebase/identity-toolkit.ts'
import { firebaseKey, PROJECT } from '../../../../test/fakes/firebase/tokens.ts'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { openPage, site, visitorAnswers } from '../../../../test/web/open-page.tsx'
import { firebaseIdentity } from '../../../server/providers/identity/firebase/firebase.ts'

const ann = {
  email: 'ann@example.com',
  password: 'Abc#123',
  displayName: 'Ann Example',
  photoUrl: 'https://a.example/1.png',
}
const key = firebaseKey()
const { identify } = firebaseIdentity(PROJECT, key.keySet)
const inGoogle = new UnsecuredJWT({ sub: '7', email: ann.email, name: ann.displayName, picture: ann.photoUrl }).encode()
let sites = 0

/** A site where Firebase keeps the accounts: its services, and what was sent to our server. */
function firebaseSite() {
  sites += 1 // the package keeps what it once learnt about a domain
  const project = { projectId: PROJECT, apiKey: API_KEY, authDomain: `site-${sites}.firebaseapp.com` }
  const toolkit = identityToolkit(key)
  const sent = fakeFetch({
    ...visitorAnswers,
    'GET /api/site': json({ ...site, identity: 'firebase', google: true, firebase: project }),
    'POST /api/jwt': json({ token: 'access-of-ann' }),
    'POST /api/signOut': json({ success: true }),
    'POST /api/users': json({ insertedId: '7' }, 201),
    'PATCH /api/users/me': json({ modifiedCount: 1 }),
    [`GET /api/users/admin/${encodeURIComponent(ann.email)}`]: json({}),
  })
  toolkit.beforeFetch()
  onTestFinished(async () => void (await Promise.all(getApps().map(deleteApp))))
  const proven = () => {
    const jwt = sent.find(({ call }) => call === 'POST /api/jwt')
    return identify(jwt?.headers.get('authorization')?.replace('Bearer ', '') ?? '')
  }
  const isKept = () => Object.keys(localStorage).some((name) => name.startsWith('firebase:authUser'))
  return { toolkit, sent, proven, isKept }
}

async function press(button: string, entered: Record<string, string> = {}) {
  const user = userEvent.setup()
  for (const [label, text] of Object.entries(entered)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await user.click(await screen.findByRole('button', { name: button }))
}

/** Ann has an account, and logs in to see her profile. */
async function annAtHerProfile() {
  const site = firebaseSite()
  site.toolkit.accounts.set(ann.email, { ...ann, localId: 'ann' })
  const router = openPage('/login?from=/dashboard')
  await press('Login', { Email: ann.email, Password: ann.password })
  await screen.findByText('Role: User')
  return { ...site, router }
}

test('registers with Firebase with name and photo, and signs no one in', async () => {
  const { toolkit, proven, sent, isKept } = firebaseSite()
  const router = openPage('/registration')
  const { email, password } = ann
  await press('Register', { Name: ann.displayName, 'Photo URL': ann.photoUrl, Email: email, Password: password })
  await screen.findByText('User Registration Successfully.')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(toolkit.accounts.get(email)).toMatchObject(ann)
  expect(await proven()).toMatchObject({ email, name: ann.displayName })
  expect(sent.find(({ call }) => call === 'POST /api/users')?.body).toEqual({ name: ann.displayName, email })
  expect(isKept()).toBe(false)
})

test('a person logs in with Firebase, and goes where they wanted to', async () => {
  const { proven, router, isKept } = await annAtHerProfile()
  expect(router.state.location.pathname).toMatch(/^\/dashboard/)
  expect(await proven()).toMatchObject({ email: ann.email })
  expect([localStorage.getItem('access-token'), isKept()]).toEqual(['access-of-ann', true])
})

test('rejects a wrong password with a message, and keeps the form', async () => {
  const { toolkit } = firebaseSite()
  toolkit.accounts.set(ann.email, { ...ann, localId: 'ann' })
  openPage('/login')
  await press('Login', { Email: ann.email, Password: 'Wrong#123' })
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid email or password')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ann.email)
})

test('a person changes their name and photo at Firebase and here', async () => {
  const { toolkit, sent } = await annAtHerProfile()
  await press('Save', { Name: 'Ann Other', 'Photo URL': 'https://a.example/2.png' })
  await screen.findByText('Your profile is saved.')
  await screen.findByRole('heading', { name: 'Ann Other' })
  const changed = { displayName: 'Ann Other', photoUrl: 'https://a.example/2.png' }
  expect(toolkit.accounts.get(ann.email)).toMatchObject(changed)
  const here = sent.find(({ call }) => call === 'PATCH /api/users/me')?.body
  expect(here).toEqual({ name: 'Ann Other', photoURL: changed.photoUrl })
})

test('a person logs out of Firebase too, and ends their sign-in at our server', async () => {
  const { isKept, router, sent } = await annAtHerProfile()
  await press('LogOut')
  await screen.findByText('User Logout Successfully.')
  expect([localStorage.getItem('access-token'), isKept()]).toEqual([null, false])
  const ended = sent.filter(({ call }) => call === 'POST /api/signOut')
  expect(ended.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer access-of-ann'])
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a person chooses their Google account in a window of its own, and goes where they wanted to', async () => {
  const { proven, sent } = firebaseSite()
  const opened = googleWindow({ idToken: inGoogle })
  const router = openPage('/login?from=/dashboard')
  await press('Continue with Google')
  await screen.findByText('Login Successfully.')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/dashboard/))
  expect(opened.map((url) => [url.host, url.searchParams.get('providerId')])).toEqual([
    [`site-${sites}.firebaseapp.com`, 'google.com'],
  ])
  expect(await proven()).toMatchObject({ email: ann.email, name: ann.displayName })
  const created = sent.find(({ call }) => call === 'POST /api/users')?.body
  expect(created).toEqual({ name: ann.displayName, email: ann.email })
})

test('signs in on the current screen when the person has moved on during Google’s window', async () => {
  firebaseSite()
  const { answer: chosen, give: choose } = deferred<void>()
  const opened = googleWindow({ idToken: inGoogle }, chosen)
  const router = openPage('/login?from=/dashboard')
  await press('Continue with Google')
  await waitFor(() => expect(opened).toHaveLength(1))
  await router.navigate('/nowhere')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull())
  choose()
  await screen.findByText('Login Successfully.')
  await screen.findByRole('button', { name: 'LogOut' })
  expect(router.state.location.pathname).toBe('/nowhere')
})

test.each<[string, Choice, string]>([
  ['the browser blocks the window', 'blocked', 'Your browser blocked Google’s window. Please allow it for this site'],
  ['they cancel in it', { error: 'auth/user-cancelled' }, 'Google sign-in was cancelled. You can try again.'],
  ['another window takes its place', { error: 'auth/cancelled-popup-request' }, 'Google sign-in was cancelled.'],
  [
    'Google is switched off',
    { error: 'auth/operation-not-allowed' },
    'This way of signing in is not switched on here.',
  ],
  [
    'the e-mail has a password',
    { error: 'auth/account-exists-with-different-credential' },
    'This e-mail already has an account with a password. Please log in with that password instead of Google.',
  ],
])('shows what to do, and allows a retry, when %s', async (_how, choice, message) => {
  const { isKept } = firebaseSite()
  googleWindow(choice)
  const router = openPage('/login')
  await press('Continue with Google')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect([router.state.location.pathname, isKept()]).toEqual(['/login', false])
  googleWindow({ idToken: inGoogle })
  await press('Continue with Google')
  await screen.findByText('Login Successfully.')
})

test('shows an error on a site that the project does not list', async () => {
  const { toolkit } = firebaseSite()
  toolkit.domains.clear()
  googleWindow('closed')
  openPage('/login')
  await press('Continue with Google')
  const message = 'Google sign-in is not allowed from this address yet.'
  expect((await screen.findByRole('alert')).textContent).toContain(message)
})

test('shows a message when Google’s window is closed', async () => {
  firebaseSite()
  const opened = googleWindow('closed')
  openPage('/login')
  const button = await screen.findByRole('button', { name: 'Continue with Google' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(button)
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(8000) // so long the package waits for an answer that may be on its way
  vi.useRealTimers()
  expect((await screen.findByRole('alert')).textContent).toContain('Google sign-in was cancelled. You can try again.')
  expect(button.getAttribute('aria-busy')).toBeNull()
})
