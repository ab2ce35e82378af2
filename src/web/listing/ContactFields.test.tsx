import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { fakeFetch, json } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage } from '../../../test/web/open-page.tsx'
import { ann, ownCabin } from '../../../test/web/sample-answers.ts'

const put = 'PUT /api/allProperty/p1'
const problem = { type: 'x', title: 'x', status: 422, detail: 'No.', requestId: 'r' }
const contact = { name: 'Kim Lee', phone: '+442079460123', image: '/media/kim.webp' }

async function open(home: Partial<Property>, answer = json({ modifiedCount: 1 })) {
  fakeUpload(() => stored('/media/new.webp'))
  const sent = fakeFetch({
    ...answersFor(ann, 'agent'),
    'GET /api/allProperty/p1': json({ ...ownCabin, ...home }),
    [put]: answer,
  })
  openPage('/dashboard/update/p1')
  const picture = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
  await userEvent.upload(await screen.findByLabelText('Property image'), picture)
  return {
    update: () => userEvent.click(screen.getByRole('button', { name: 'Update' })),
    body: () => sent.find(({ call }) => call === put)?.body,
  }
}

test('an agent changes the contact of a home, and its other parts stay', async () => {
  const { update, body } = await open({ wholeContact: contact })
  await userEvent.type(screen.getByLabelText('Contact email'), 'kim@agency.example')
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toMatchObject({ contact: { ...contact, email: 'kim@agency.example' } })
})

test('a contact that is not changed is not sent', async () => {
  const kept = await open({ wholeContact: { name: 'Kim Lee' } })
  await kept.update()
  await screen.findByText('Property updated.')
  expect(kept.body()).not.toHaveProperty('contact')
})

test('an emptied contact is removed', async () => {
  const { update, body } = await open({ wholeContact: { name: 'Kim Lee' } })
  await userEvent.clear(screen.getByLabelText('Contact name'))
  await update()
  await screen.findByText('Property updated.')
  expect(body()).toMatchObject({ contact: null })
})

test('shows a contact without a name at its field, and sends nothing', async () => {
  const { update, body } = await open({})
  await userEvent.type(screen.getByLabelText('Contact telephone'), '020 7946 0123')
  await update()
  await screen.findByText('Contact name is required')
  expect(screen.getByLabelText('Contact name')).toBe(document.activeElement)
  expect(body()).toBeUndefined()
})

test('shows the server’s refusal of a telephone at its field', async () => {
  const { update } = await open(
    { wholeContact: contact },
    json({ ...problem, errors: { 'contact.phone': 'No such number' } }, 422),
  )
  await update()
  await screen.findByText('No such number')
  expect(screen.getByLabelText('Contact telephone').getAttribute('aria-invalid')).toBe('true')
})
