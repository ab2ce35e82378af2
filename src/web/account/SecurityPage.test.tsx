import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'

const ann = 'ann@example.com'
const signIns = 'GET /api/signIns?limit=20'
const state = { emailVerified: true, hasPassword: true, hasSecondFactor: false }
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const signIn = { _id: 's-1', device: firefox, createdAt: '2026-11-01T10:00:00Z', renewedAt: '2026-11-20T10:00:00Z' }

type Answers = Parameters<typeof fakeFetch>[0]

async function open(more: Answers = {}, role?: 'admin') {
  const answers: Answers = {
    ...answersFor(ann, role),
    'GET /api/auth/account-security': json(state),
    [signIns]: json([
      { ...signIn, current: false },
      { ...signIn, _id: 's-2', device: null, current: true },
    ]),
    ...more,
  }
  const sent = fakeFetch(answers)
  const router = openPage('/dashboard/security')
  await screen.findByRole('heading', { name: 'Your password' })
  return { answers, sent, router }
}
const bodyOf = (sent: ReturnType<typeof fakeFetch>, call: string) => sent.find((one) => one.call === call)?.body

test('marks the profile in the dashboard menu', async () => {
  await open()
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }))
  expect(menu.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('page')
})

test('changes the password and clears the fields', async () => {
  const { sent } = await open({ 'POST /api/auth/change-password': json({ token: null, user: {} }) })
  await userEvent.type(await screen.findByLabelText('Current password'), 'Secret#2026')
  await userEvent.type(screen.getByLabelText('New password'), 'weak')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Password length have to 6')
  await userEvent.clear(screen.getByLabelText('New password'))
  await userEvent.type(screen.getByLabelText('New password'), 'Newer#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Your password is changed.')
  expect(bodyOf(sent, 'POST /api/auth/change-password')).toEqual({
    currentPassword: 'Secret#2026',
    newPassword: 'Newer#2026',
  })
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test('a person sees where they are signed in, and ends any but their own sign-in', async () => {
  const { sent } = await open({ 'DELETE /api/signIns/s-1': json({ deletedCount: 1 }) })
  const list = within(await screen.findByRole('region', { name: 'Active sessions' }))
  await list.findByText('Firefox on Windows')
  expect(list.getByText('This browser')).toBeTruthy()
  expect(list.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(list.getByRole('button', { name: /End the session of Firefox on Windows/ }))
  await screen.findByText('Session ended.')
  expect(sent.some(({ call }) => call === 'DELETE /api/signIns/s-1')).toBe(true)
})

test('a user with an unverified address requests the link again', async () => {
  await open({
    'GET /api/auth/account-security': json({ ...state, emailVerified: false }),
    'POST /api/auth/send-verification-email': json({ status: true }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  await screen.findByText('The link is on its way.')
})

test('sets up a second factor with password, QR code, recovery codes and a first code', async () => {
  const address = 'otpauth://totp/KeyHaven:ann?secret=JBSWY3DP&issuer=KeyHaven'
  const { answers, sent } = await open({
    'POST /api/auth/two-factor/enable': json({ method: 'totp', totpURI: address, backupCodes: ['aaaaa-bbbbb'] }),
    'POST /api/auth/two-factor/verify-totp': json({ code: 'INVALID_CODE', message: 'Invalid code' }, 401),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
  await userEvent.type(screen.getByLabelText('Password'), 'Secret#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  expect([screen.getByText('JBSWY3DP'), screen.getByText('aaaaa-bbbbb')]).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('Code'), '123 456')
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await screen.findByText('Invalid code')
  answers['POST /api/auth/two-factor/verify-totp'] = json({ token: 'session' })
  answers['GET /api/auth/account-security'] = json({ ...state, hasSecondFactor: true })
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  await screen.findByRole('button', { name: 'Turn off' })
  expect(bodyOf(sent, 'POST /api/auth/two-factor/verify-totp')).toEqual({ code: '123456' })
  expect(sent.filter(({ call }) => call === 'POST /api/jwt')).toHaveLength(2)
})

test('a person downloads their data', async () => {
  const saved: string[] = []
  // Pressed, it would lead the document of all tests elsewhere.
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  onTestFinished(() => press.mockRestore())
  await open({ 'GET /api/users/me/data': json({ profile: [] }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(saved).toEqual(['my-data.json']))
})

test('a person deletes their account with their password, after being asked', async () => {
  const { sent, answers, router } = await open({
    'DELETE /api/users/me': refused(422, 'Incorrect password'),
  })
  localStorage.setItem(`loan-terms:${ann}`, '{}')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  await screen.findByText("You won't be able to revert this!")
  await userEvent.type(screen.getByLabelText('Password'), 'Wrong#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  await screen.findByText('Incorrect password')
  Object.assign(answers, { 'DELETE /api/users/me': json({ deletedCount: 1 }), 'GET /api/auth/get-session': json(null) })
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it!' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('access-token')).toBeNull()
  expect(localStorage.getItem(`loan-terms:${ann}`)).toBeNull()
  expect(sent.filter(({ call }) => call === 'DELETE /api/users/me').map(({ body }) => body)).toEqual([
    { password: 'Wrong#2026' },
    { password: 'Wrong#2026' },
  ])
})

test('an admin without the required second factor is led from every admin page to its setup', async () => {
  fakeFetch({
    ...answersFor(ann),
    'GET /api/users/admin/ann%40example.com': json({ role: 'admin', mustSetUpSecondFactor: true }),
    'GET /api/auth/account-security': json(state),
    [signIns]: json([]),
  })
  const router = openPage('/dashboard/manageUsers')
  await screen.findByText(/Admins need two-factor authentication here/)
  expect(router.state.location.pathname).toBe('/dashboard/security')
})
