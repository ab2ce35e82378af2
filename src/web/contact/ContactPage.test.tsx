// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'

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
