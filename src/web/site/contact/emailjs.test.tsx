import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { emailJsAccount } from '../../../../test/fakes/emailjs-fake.ts'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { answersFor, openPage, site } from '../../../../test/web/open-page.tsx'

const SEND = 'POST https://api.emailjs.com/api/v1.0/email/send'

/** Writes a message where the server says that EmailJS sends it, and EmailJS answers so. */
async function write(answer: Response) {
  const sent = fakeFetch({
    ...answersFor('ann@example.com'),
    'GET /api/site': json({ ...site, emailJs: emailJsAccount }),
    [SEND]: answer,
  })
  openPage('/dashboard/contact')
  await userEvent.type(await screen.findByLabelText('Subject'), 'The cabin')
  await userEvent.type(await screen.findByLabelText('Message'), 'Is it warm?')
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  return sent
}

test('a message goes to EmailJS as it asks for it, without our token, and not to our server', async () => {
  const sent = await write(new Response('OK'))
  await screen.findByText('Email Send successfully')
  const { body, headers } = sent.find(({ call }) => call === SEND) ?? {}
  expect(body).toEqual({
    service_id: 'service_1',
    template_id: 'template_1',
    user_id: 'public_1',
    template_params: {
      name: 'Ann Example',
      email: 'ann@example.com',
      subject: 'The cabin',
      message: 'Is it warm?',
    },
  })
  expect(headers?.has('authorization')).toBe(false)
  expect(sent.some(({ call }) => call === 'POST /api/contact')).toBe(false)
})

test('a message that EmailJS refuses shows the reason, signs no one out, and stays', async () => {
  await write(new Response('The Public Key is invalid', { status: 403 }))
  const toast = (await screen.findByText('Something wrong!')).closest('[role=alert]')
  expect(toast?.textContent).toContain('The Public Key is invalid')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toBe('Is it warm?')
  expect(localStorage.getItem('access-token')).not.toBeNull()
})
