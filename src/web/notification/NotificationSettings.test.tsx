import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'
import { ann } from '../../../test/web/sample-answers.ts'

const READ = 'GET /api/notifications/settings'
const SAVE = 'PUT /api/notifications/settings'
const UNSUBSCRIBE = 'POST /api/unsubscribe'
const all = (delivery: string) =>
  Object.fromEntries(['offers', 'homes', 'wishes', 'searches', 'messages', 'viewings'].map((kind) => [kind, delivery]))
const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'Apply' }))

test('a person sets the delivery of each kind', async () => {
  const sent = fakeFetch({
    ...answersFor(ann),
    [READ]: json(all('mail')),
    [SAVE]: json({ ...all('mail'), wishes: 'digest' }),
  })
  openPage('/dashboard')
  await userEvent.selectOptions(await screen.findByLabelText('Homes on your wishlist'), 'Daily digest')
  await apply()
  await screen.findByText('Your notifications are set.')
  expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({ ...all('mail'), wishes: 'digest' })
  expect((screen.getByLabelText('Homes on your wishlist') as HTMLSelectElement).value).toBe('digest')
})

test('a failed save keeps the selection and shows the reason', async () => {
  fakeFetch({ ...answersFor(ann), [READ]: json(all('mail')), [SAVE]: refused(503, 'Please try again soon.') })
  openPage('/dashboard')
  await userEvent.selectOptions(await screen.findByLabelText('Offers'), 'None')
  await apply()
  await screen.findByText('Please try again soon.')
  expect((screen.getByLabelText('Offers') as HTMLSelectElement).value).toBe('none')
})

test('settings that fail to load can be retried', async () => {
  const answers = { ...answersFor(ann), [READ]: refused(409, 'Not now.') }
  fakeFetch(answers)
  openPage('/dashboard')
  await screen.findByText('Not now.')
  fakeFetch({ ...answersFor(ann), [READ]: json(all('bell')) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect((screen.getByLabelText('Viewings') as HTMLSelectElement).value).toBe('bell'))
})

test('opening the link of a mail changes nothing before the button is pressed', async () => {
  const sent = fakeFetch({ ...visitorAnswers, [UNSUBSCRIBE]: json({ about: 'wishes' }) })
  openPage('/unsubscribe/a.wishes.b')
  await screen.findByRole('heading', { name: 'Unsubscribe from these mails?' })
  expect(sent.some(({ call }) => call === UNSUBSCRIBE)).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await screen.findByText(
    'We no longer mail you about homes on your wishlist. The bell still shows these notifications.',
  )
  expect(sent.find(({ call }) => call === UNSUBSCRIBE)?.body).toEqual({ token: 'a.wishes.b' })
})

test('shows an error for a link that doesn’t work', async () => {
  fakeFetch({ ...visitorAnswers, [UNSUBSCRIBE]: refused(404, 'This link doesn’t work.') })
  openPage('/unsubscribe/x')
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }))
  await screen.findByText('This link doesn’t work.')
})
