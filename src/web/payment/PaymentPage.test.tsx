// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer'
import { accepted, ann, annInPath, bought, offer } from '../../../test/deal-answers.ts'
import { fetchStandIn, json, refused } from '../../../test/fetch-stand-in.ts'
import { answersFor, openPage } from '../../../test/open-page.tsx'

const one = `GET /api/offeredProperty/${annInPath}/offer-1`
const intent = 'POST /api/create-payment-intent'
const confirm = `POST ${window.location.origin}/demo-stripe/v1/payment_intents/pi_demo_7/confirm`
const record = 'PATCH /api/offeredProperty/offer-1'
const paid = json({ id: 'pi_demo_7', status: 'succeeded' })
const declined = (message: string, type = 'card_error') => json({ error: { type, message } }, 402)

type Answers = Parameters<typeof fetchStandIn>[0]

function openPayment(answers: Answers, first: Offer = accepted, email = ann) {
  const given: Answers = {
    ...answersFor(ann),
    'GET /api/site': json({
      demo: true,
      identity: 'embedded',
      google: false,
      payment: { kind: 'demo', publishableKey: 'pk_demo' },
    }),
    [one]: json(first),
    [intent]: json({ clientSecret: 'pi_demo_7_secret_x' }),
    ...answers,
  }
  const sent = fetchStandIn(given)
  openPage(`/dashboard/propertyBought/payment/${email}/offer-1`)
  return { given, calls: (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body) }
}

async function pay({ number = '4242 4242 4242 4242', expiry = '12/34' } = {}, press = userEvent.click) {
  await userEvent.type(await screen.findByLabelText('Card number'), number)
  await userEvent.type(screen.getByLabelText('Expiry'), expiry)
  await userEvent.type(screen.getByLabelText('CVC'), '123')
  await press(screen.getByRole('button', { name: 'Pay $250,000.50' }))
}

test('paid and recorded: the card goes to the processor alone, the receipt to us, each once', async () => {
  const { given, calls } = openPayment({
    [confirm]: paid,
    [record]: () => {
      given[one] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay({ number: '4242424242424242', expiry: '12 / 34' }, userEvent.dblClick)
  await screen.findByText('Payment is successfully done.')
  screen.getByText('pi_demo_7')
  expect(calls(intent)).toEqual([{ price: 250000.5, offerId: 'offer-1' }])
  expect(calls(confirm)).toEqual([
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
  expect(calls(record)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
})

test('while the card is charged the page says so, and the button can’t be pressed again', async () => {
  const { calls } = openPayment({ [confirm]: () => new Promise<Response>(() => {}) })
  await pay()
  await screen.findByText('Your card is being charged …')
  const button = screen.getByRole('button', { name: 'Pay $250,000.50' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  expect(calls(confirm)).toHaveLength(1)
})

test('a declined card shows the provider’s words in red, and another card can be tried', async () => {
  const answers = [declined('Your card was declined.')]
  const { given } = openPayment({
    [confirm]: () => answers.shift() ?? paid.clone(),
    [record]: () => {
      given[one] = json(bought)
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
  const { given, calls } = openPayment({ [confirm]: paid })
  await pay()
  await screen.findByText('Your card was charged')
  await screen.findByText(/We keep trying/)
  expect(screen.queryByText('Payment is successfully done.')).toBeNull()
  given[record] = json({ modifiedCount: 1 })
  given[one] = json(bought)
  await screen.findByText('Payment is successfully done.')
  expect(new Set(calls(record).map((body) => JSON.stringify(body))).size).toBe(1)
})

test('when the card provider told the server first, the page learns it from the offer', async () => {
  const { given } = openPayment({ [confirm]: paid })
  await pay()
  await screen.findByText('Your card was charged')
  given[one] = json(bought)
  await screen.findByText('Payment is successfully done.')
})

test('a payment that could not be recorded says why, and that the money goes back', async () => {
  const words = 'This payment could not be recorded, because the home has been sold. The money goes back.'
  openPayment({ [confirm]: paid, [record]: refused(409, words) })
  await pay()
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('without an answer of the card provider the server is asked; not charged: the form is there again', async () => {
  const { calls } = openPayment({ [record]: refused(409, 'it has not been paid') })
  await pay()
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  screen.getByRole('button', { name: 'Pay $250,000.50' })
  expect(calls(record)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
})

test('an intent that was paid in another tab ends as done', async () => {
  const { given } = openPayment({
    [confirm]: declined('You cannot confirm this PaymentIntent.', 'invalid_request_error'),
    [record]: () => {
      given[one] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay()
  await screen.findByText('Payment is successfully done.')
})

test('a page that is opened again while a payment is being finished waits for its end', async () => {
  const { given } = openPayment({ [intent]: refused(409, 'An earlier payment of this offer is being finished.') })
  await screen.findByText('An earlier payment of this offer is being finished.')
  given[one] = json(bought)
  await screen.findByText('Payment is successfully done.')
})

test.each([
  [{}, ['Card number is required', 'Expiry is required', 'CVC is required']],
  [{ number: '4242 abc' }, ['Card number has only digits']],
  [{ expiry: '12-34' }, ['Expiry is MM/YY, such as 12/34']],
  [{ expiry: '12/2034' }, ['Expiry is MM/YY, such as 12/34']],
  [{ cvc: '12x' }, ['CVC has only digits']],
])('card fields with %o are not sent: %o', async (entered: Record<string, string>, messages) => {
  const { calls } = openPayment({})
  await screen.findByLabelText('Card number')
  const labels: Record<string, string> = { number: 'Card number', expiry: 'Expiry', cvc: 'CVC' }
  for (const [field, text] of Object.entries(entered))
    await userEvent.type(screen.getByLabelText(labels[field] ?? ''), text)
  await userEvent.click(screen.getByRole('button', { name: 'Pay $250,000.50' }))
  for (const message of messages) await screen.findByText(message)
  expect(calls(confirm)).toEqual([])
})

test('the card fields help browsers and phones to fill them', async () => {
  openPayment({})
  const hints = { 'Card number': 'cc-number', Expiry: 'cc-exp', CVC: 'cc-csc' }
  for (const [label, autocomplete] of Object.entries(hints)) {
    const field = await screen.findByLabelText(label)
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([autocomplete, 'numeric'])
  }
  screen.getByText('Test cards of this demo')
})

test.each([
  ['pending', /has not been accepted yet/],
  ['rejected', /This offer is closed/],
] as const)('a %s offer can’t be paid, and says why', async (status, words) => {
  const { calls } = openPayment({}, { ...offer, status })
  await screen.findByText(words)
  expect(calls(intent)).toEqual([])
})

test('a bought offer shows what was recorded', async () => {
  const { calls } = openPayment({}, bought)
  await screen.findByText('Payment is successfully done.')
  screen.getByText('pi_demo_7')
  expect(calls(intent)).toEqual([])
})

test('another person’s address asks the server nothing', async () => {
  const { calls } = openPayment({}, accepted, 'tom@example.com')
  await screen.findByText('This offer is not among yours.')
  expect(calls('GET /api/offeredProperty/tom%40example.com/offer-1')).toEqual([])
})

test('where nobody takes cards, the page says so', async () => {
  openPayment({
    'GET /api/site': json({ demo: false, identity: 'embedded', google: false }),
    [intent]: refused(422, 'KeyHaven takes no card payments at the moment.'),
  })
  await waitFor(() => screen.getByText(/takes no card payments/))
})
