import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../../test/web/open-page.tsx'
import { queryClient } from '../api/query-client.ts'
import { draftOf } from './draft.ts'
import { forgetDrafts } from './kept-until-log-out.ts'

const ann = 'ann@example.com'
const eve = 'eve@example.com'
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const login = 'POST /api/auth/sign-in/email'
const signedIn = (email: string) =>
  json({ token: 'session', user: { email, name: 'Ann Example', image: null }, idToken: 'proof' })

function open(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const given = { ...answersFor(ann), ...answers }
  fakeFetch(given)
  return { given, router: openPage('/dashboard/contact') }
}
async function logIn(email: string) {
  await userEvent.type(await field('Email'), email)
  await userEvent.type(await field('Password'), 'Abc#123')
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
}
async function write() {
  await userEvent.type(await field('Subject'), 'The cabin')
  await userEvent.type(await field('Message'), 'Is it warm?')
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('words are there again after a sign-in that ended while they were sent, to the same account alone', async () => {
  const { given, router } = open({ 'POST /api/contact': refused(401, 'Your sign-in has ended.') })
  await write()
  Object.assign(given, { 'GET /api/auth/get-session': json(null) })
  await press('Send')
  await screen.findByRole('heading', { name: 'Welcome back' })
  const before = drafts()
  expect(before).toEqual([`draft:${ann}:contact`])

  Object.assign(given, answersFor(eve), { 'GET /api/auth/get-session': json(null), [login]: signedIn(eve) })
  await logIn(eve)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
  await router.navigate('/dashboard/contact')
  expect((await field('Subject')).value).toBe('')
  await press('LogOut')
  expect(drafts()).toEqual(before)

  Object.assign(given, answersFor(ann), { 'GET /api/auth/get-session': json(null), [login]: signedIn(ann) })
  await screen.findByRole('heading', { name: 'Welcome back' })
  await logIn(ann)
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
  await router.navigate('/dashboard/contact')
  expect((await field('Subject')).value).toBe('The cabin')
  expect((await field('Message')).value).toBe('Is it warm?')
})

test('nothing is kept once it is sent', async () => {
  open({ 'POST /api/contact': json({ sent: true }) })
  await write()
  expect(drafts()).toHaveLength(1)
  await press('Send')
  await screen.findByText('Email Send successfully')
  expect(drafts()).toEqual([])
})

test('nothing is kept of an account that logs out', async () => {
  open()
  await write()
  draftOf(ann, 'message:c1').keep({ text: 'Half a' })
  draftOf(eve, 'contact').keep({ subject: ['', 'Hers'] })
  await press('LogOut')
  await screen.findByText('User Logout Successfully.')
  expect(drafts()).toEqual([`draft:${eve}:contact`])
})

test('typing and deleting it again leaves no draft, and a field that was changed elsewhere is not filled in', async () => {
  const profile = () => openPage('/dashboard/userProfile')
  fakeFetch(answersFor(ann))
  draftOf(ann, 'profile').keep({ name: ['An Older Name', 'Typed then'] })
  profile()
  const name = await field('Name')
  expect(name.value).toBe('Ann Example')
  await userEvent.type(name, 'X')
  expect(drafts()).toHaveLength(1)
  await userEvent.type(name, '{Backspace}')
  expect(drafts()).toEqual([])
  await userEvent.type(name, 'Y')
  cleanup()
  queryClient.clear()
  profile()
  await waitFor(async () => expect((await field('Name')).value).toBe('Ann ExampleY'))
})

test('keeps the newest 50 drafts', () => {
  for (let count = 1; count <= 51; count += 1) {
    localStorage.setItem(`draft:${ann}:a${count}`, JSON.stringify({ at: count, values: {} }))
  }
  draftOf(ann, 'contact').keep({})
  expect(drafts()).toHaveLength(50)
  expect(drafts()).toContain(`draft:${ann}:contact`)
  expect(drafts()).not.toContain(`draft:${ann}:a1`)
  forgetDrafts(ann)
})

test.each(['{', '1', '{"values":7}', '{"values":{"subject":"x"}}', '{"values":{"subject":["",{}]}}'])(
  'passes over a draft that is none: %s',
  async (text) => {
    localStorage.setItem(`draft:${ann}:contact`, text)
    fakeFetch({ ...visitorAnswers, ...answersFor(ann) })
    openPage('/dashboard/contact')
    expect((await field('Subject')).value).toBe('')
  },
)
