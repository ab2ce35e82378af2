import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { json, refused } from '../../../test/web/fake-fetch.ts'
import { site } from '../../../test/web/open-page.tsx'
import { calls, openPayment } from '../../../test/web/open-payment.tsx'
import { accepted, bought, offer } from '../../../test/web/sample-answers.ts'

test('a page that is opened again after a charge finds out, and never shows a failure', async () => {
  const { answer, give } = deferred<Response>()
  const offers = [json(accepted), answer]
  openPayment({
    [calls.offer]: () => offers.shift() ?? new Promise(() => {}),
    [calls.intent]: refused(409, 'This offer is paid already.'),
  })
  await screen.findByText('Checking your payment')
  expect(screen.queryByText('This offer is paid already.')).toBeNull()
  give(json(bought))
  await screen.findByText('Payment is successfully done.') // not with the next look, which is never answered
})

test('a page that is opened again goes on finding out while the server can’t be reached', async () => {
  const offers = [json(accepted)]
  openPayment({
    [calls.offer]: () => offers.shift() ?? Promise.reject(new TypeError('Failed to fetch')),
    [calls.intent]: refused(409, 'This offer is paid already.'),
  })
  await screen.findByText(/We keep trying/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a page that is opened again while a payment is being finished waits for its end', async () => {
  const { given } = openPayment({ [calls.intent]: refused(409, 'An earlier payment of this offer is being finished.') })
  await screen.findByText('An earlier payment of this offer is being finished.')
  given[calls.offer] = json(bought)
  await screen.findByText('Payment is successfully done.')
})

test('an offer that could not be loaded can be tried again, and the focus stays on the page', async () => {
  const { given } = openPayment({ [calls.offer]: refused(409, 'No.') })
  await screen.findByText('This offer could not be loaded.')
  given[calls.offer] = json(accepted)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Card number')
  expect(document.activeElement).not.toBe(document.body)
})

test.each([
  ['pending', /has not been accepted yet/],
  ['rejected', /This offer is closed/],
] as const)('a %s offer can’t be paid, and says why', async (status, message) => {
  const { bodiesOf } = openPayment({}, { ...offer, status })
  await screen.findByText(message)
  expect(bodiesOf(calls.intent)).toEqual([])
})

test('a bought offer shows its recorded transaction', async () => {
  const { bodiesOf } = openPayment({}, bought)
  await screen.findByText('Payment is successfully done.')
  screen.getByText('pi_demo_7')
  expect(bodiesOf(calls.intent)).toEqual([])
})

test('another person’s address asks the server nothing', async () => {
  const { bodiesOf } = openPayment({}, accepted, 'tom@example.com')
  await screen.findByText('This offer isn’t one of yours.')
  expect(bodiesOf('GET /api/offeredProperty/tom%40example.com/offer-1')).toEqual([])
})

test('shows a message on a site without a card provider', async () => {
  openPayment({
    'GET /api/site': json(site),
    [calls.intent]: refused(422, 'KeyHaven takes no card payments at the moment.'),
  })
  await waitFor(() => screen.getByText(/takes no card payments/))
})
