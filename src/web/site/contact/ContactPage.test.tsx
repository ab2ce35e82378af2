import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../../test/web/open-page.tsx'
import { prefilledMessage } from './prefilled-message.ts'

const ann = 'ann@example.com'

function openContact(answers: Parameters<typeof fakeFetch>[0] = {}) {
  const sent = fakeFetch({ ...answersFor(ann), ...answers })
  openPage('/dashboard/contact')
  return sent
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const values = async () =>
  Promise.all(['Name', 'Email', 'Subject', 'Message'].map(async (one) => (await field(one)).value))
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Send' }))

async function write() {
  await userEvent.clear(await field('Email'))
  await userEvent.type(await field('Email'), 'other@example.com')
  await userEvent.type(await field('Subject'), 'The cabin')
  await userEvent.type(await field('Message'), 'Is it warm?')
  await send()
}

test('all fields are required', async () => {
  const sent = openContact()
  await userEvent.clear(await field('Name'))
  await userEvent.clear(await field('Email'))
  await send()
  for (const name of ['Name', 'Email', 'Subject', 'Message']) await screen.findByText(`${name} is required`)
  expect(sent.some(({ call }) => call === 'POST /api/contact')).toBe(false)
})

test('a message is sent as it was changed, and the form is reset', async () => {
  const sent = openContact({ 'POST /api/contact': json({ sent: true }) })
  await screen.findByRole('heading', { level: 1, name: 'Lets Talk' })
  expect(await values()).toEqual(['Ann Example', ann, '', ''])
  await write()
  expect((await screen.findByText('Email Send successfully')).closest('[role=status]')).toBeTruthy()
  const { body } = sent.find(({ call }) => call === 'POST /api/contact') ?? {}
  expect(body).toEqual({
    name: 'Ann Example',
    email: 'other@example.com',
    subject: 'The cabin',
    message: 'Is it warm?',
  })
  await waitFor(async () => expect(await values()).toEqual(['Ann Example', ann, '', '']))
})

test('a message that could not be sent says why, and stays', async () => {
  openContact({ 'POST /api/contact': refused(429, 'Please wait a few seconds.') })
  await write()
  expect((await screen.findByText('Something wrong!')).closest('[role=alert]')?.textContent).toContain('Please wait')
  expect(await values()).toEqual(['Ann Example', 'other@example.com', 'The cabin', 'Is it warm?'])
})

test('a message from the home page is prefilled after the login, sent once, and then cleared', async () => {
  const answers: Parameters<typeof fakeFetch>[0] = {
    ...visitorAnswers,
    'GET /api/allProperty/status?limit=4': json([]),
    'GET /api/reviews?limit=3': json([]),
    'POST /api/contact': json({ sent: true }),
  }
  const sent = fakeFetch(answers)
  answers['POST /api/auth/sign-in/email'] = () => {
    Object.assign(answers, answersFor(ann))
    return json({ token: 'session' })
  }
  const router = openPage('/')
  expect(screen.queryByText('Continue in the contact form')).toBeNull()
  await userEvent.type(await field('Email'), 'other@example.com')
  await userEvent.type(await field('Message'), 'Is it warm?')
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText(/Your message was not sent/)
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await userEvent.click(screen.getByRole('link', { name: 'Continue in the contact form' }))
  await userEvent.type(await screen.findByLabelText('Password'), 'Abc#123')
  await userEvent.type(await field('Email'), ann)
  await userEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('heading', { name: 'Lets Talk' })
  expect(await values()).toEqual(['Ann Example', 'other@example.com', '', 'Is it warm?'])
  await userEvent.type(await field('Subject'), 'The cabin')
  await send()
  await screen.findByText('Email Send successfully')
  expect(await values()).toEqual(['Ann Example', ann, '', ''])
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/dashboard/contact', state: null }))
})

test('other values in the router’s state are not a message', () => {
  for (const state of [null, undefined, 'text', 7, [], { name: 7, email: ' ', message: { toString: () => 'x' } }])
    expect(prefilledMessage(state)).toEqual({})
})
