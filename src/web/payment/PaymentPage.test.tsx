// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accepted, bought, offer } from '../../../test/deal-answers.ts'
import { json, refused } from '../../../test/fetch-stand-in.ts'
import { calls, openPayment, pay } from '../../../test/open-payment.tsx'

const paid = json({ id: 'pi_demo_7', status: 'succeeded' })
const declined = (message: string, type = 'card_error') => json({ error: { type, message } }, 402)

test('paid and recorded: the card goes to the processor alone, the receipt to us, each once', async () => {
  const { given, bodiesOf } = openPayment({
    [calls.confirm]: paid,
    [calls.record]: () => {
      given[calls.offer] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay({ number: '4242424242424242', expiry: '12 / 34' }, userEvent.dblClick)
  await screen.findByText('Payment is successfully done.')
  screen.getByText('pi_demo_7')
  expect(bodiesOf(calls.intent)).toEqual([{ price: 250000.5, offerId: 'offer-1' }])
  expect(bodiesOf(calls.confirm)).toEqual([
    {
      key: 'pk_demo',
      client_secret: 'pi_demo_7_secret_x',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    },
  ])
  expect(bodiesOf(calls.record)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
})

test('while the card is charged the page says so, and the button can’t be pressed again', async () => {
  const { bodiesOf } = openPayment({ [calls.confirm]: () => new Promise<Response>(() => {}) })
  await pay()
  await screen.findByText('Your card is being charged …')
  const button = screen.getByRole('button', { name: 'Pay $250,000.50' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(bodiesOf(calls.confirm)).toHaveLength(1)
})

test('a declined card shows the provider’s words in red, and another card can be tried', async () => {
  const answers = [declined('Your card was declined.')]
  const { given } = openPayment({
    [calls.confirm]: () => answers.shift() ?? paid.clone(),
    [calls.record]: () => {
      given[calls.offer] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay({ number: '4000 0000 0000 0002' })
  const alert = await screen.findByRole('alert')
  expect([alert.textContent, alert.className.includes('text-danger')]).toEqual(['Your card was declined.', true])
  const button = screen.getByRole('button', { name: 'Pay $250,000.50' })
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  await screen.findByText('Payment is successfully done.')
})

test('a charge that is not recorded yet is not called done, and is handed in again while the network is down', async () => {
  const { given, bodiesOf } = openPayment({ [calls.confirm]: paid })
  await pay()
  await screen.findByText('Your card was charged')
  await screen.findByText(/We keep trying/)
  expect(screen.queryByText('Payment is successfully done.')).toBeNull()
  given[calls.record] = json({ modifiedCount: 1 })
  given[calls.offer] = json(bought)
  await screen.findByText('Payment is successfully done.')
  expect(new Set(bodiesOf(calls.record).map((body) => JSON.stringify(body))).size).toBe(1)
})

test('when the card provider told the server first, the page learns it from the offer', async () => {
  const { given } = openPayment({ [calls.confirm]: paid })
  await pay()
  await screen.findByText('Your card was charged')
  given[calls.offer] = json(bought)
  await screen.findByText('Payment is successfully done.')
})

test('a payment that could not be recorded says why, and that the money goes back', async () => {
  const words = 'This payment could not be recorded, because the home has been sold. The money goes back.'
  openPayment({ [calls.confirm]: paid, [calls.record]: refused(409, words) })
  await pay()
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('without an answer of the card provider the server is asked; not charged: the form is there again', async () => {
  const { bodiesOf } = openPayment({ [calls.record]: refused(409, 'it has not been paid') })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  screen.getByRole('button', { name: 'Pay $250,000.50' })
  expect(bodiesOf(calls.record)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
})

test('an intent that was paid in another tab ends as done', async () => {
  const { given } = openPayment({
    [calls.confirm]: declined('You cannot confirm this PaymentIntent.', 'invalid_request_error'),
    [calls.record]: () => {
      given[calls.offer] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay()
  await screen.findByText('Payment is successfully done.')
})

test('a page that is opened again while a payment is being finished waits for its end', async () => {
  const { given } = openPayment({ [calls.intent]: refused(409, 'An earlier payment of this offer is being finished.') })
  await screen.findByText('An earlier payment of this offer is being finished.')
  given[calls.offer] = json(bought)
  await screen.findByText('Payment is successfully done.')
})

test.each([
  ['pending', /has not been accepted yet/],
  ['rejected', /This offer is closed/],
] as const)('a %s offer can’t be paid, and says why', async (status, words) => {
  const { bodiesOf } = openPayment({}, { ...offer, status })
  await screen.findByText(words)
  expect(bodiesOf(calls.intent)).toEqual([])
})

test('a bought offer shows what was recorded', async () => {
  const { bodiesOf } = openPayment({}, bought)
  await screen.findByText('Payment is successfully done.')
  screen.getByText('pi_demo_7')
  expect(bodiesOf(calls.intent)).toEqual([])
})

test('another person’s address asks the server nothing', async () => {
  const { bodiesOf } = openPayment({}, accepted, 'tom@example.com')
  await screen.findByText('This offer is not among yours.')
  expect(bodiesOf('GET /api/offeredProperty/tom%40example.com/offer-1')).toEqual([])
})

test('where nobody takes cards, the page says so', async () => {
  openPayment({
    'GET /api/site': json({ demo: false, identity: 'embedded', google: false }),
    [calls.intent]: refused(422, 'KeyHaven takes no card payments at the moment.'),
  })
  await waitFor(() => screen.getByText(/takes no card payments/))
})
