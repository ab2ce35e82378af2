import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { json, refused } from '../../../test/web/fake-fetch.ts'
import { site } from '../../../test/web/open-page.tsx'
import { calls, openPayment, pay } from '../../../test/web/open-payment.tsx'
import { bought, offer } from '../../../test/web/sample-answers.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const paid = json({ id: 'pi_demo_7', status: 'succeeded' })
const declined = (message: string) => json({ error: { type: 'card_error', message } }, 402)

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
      client_secret: 'pi_demo_7_secret_x',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    },
  ])
  expect(bodiesOf(calls.record)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
})

test('on a site in pounds the button and the summary are in pounds', async () => {
  openPayment({
    'GET /api/site': json({ ...site, currency: 'GBP', payment: { kind: 'demo', publishableKey: 'pk_demo' } }),
  })
  await screen.findByRole('button', { name: 'Pay £250,000.50' })
  screen.getByText('£250,000.50')
})

test('shows that the card is being charged, and disables a second press', async () => {
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

test('shows the payment from the offer when the card provider notified the server first', async () => {
  const { given } = openPayment({ [calls.confirm]: paid })
  await pay()
  await screen.findByText('Your card was charged')
  given[calls.offer] = json(bought)
  await screen.findByText('Payment is successfully done.')
})

test('shows the reason and the refund when a payment can’t be recorded', async () => {
  const message = 'This payment could not be recorded, because the home has been sold. The money goes back.'
  openPayment({ [calls.confirm]: paid, [calls.record]: refused(409, message) })
  await pay()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(message)
  expect(document.activeElement).toBe(alert)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('shows a rejection immediately while the card form is open', async () => {
  const { given } = openPayment({})
  await userEvent.type(await screen.findByLabelText('Card number'), '4242')
  given[calls.offer] = json({ ...offer, status: 'rejected' })
  await queryClient.invalidateQueries({ queryKey: queryKeys.offer })
  const notice = await screen.findByText(/This offer is closed/)
  expect(document.activeElement).toBe(notice.closest('[role=status]'))
})

test('without a response of the card provider the server decides; when nothing was charged the form returns', async () => {
  const { answer, give } = deferred<Response>()
  const { bodiesOf } = openPayment({ [calls.record]: () => answer })
  await pay()
  await screen.findByText('Checking your payment')
  give(refused(409, 'it has not been paid'))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  const form = screen.getByRole('form', { name: 'Card' })
  expect(document.activeElement).toBe(form.parentElement)
  expect(bodiesOf(calls.record)).toEqual([{ status: 'Bought', transactionId: 'pi_demo_7' }])
})

test('an intent that was paid in another tab ends as done', async () => {
  const { given } = openPayment({
    [calls.confirm]: refused(409, 'This payment is completed or cancelled already.'),
    [calls.record]: () => {
      given[calls.offer] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay()
  await screen.findByText('Payment is successfully done.')
})

test('once the home is paid, the page shows what happens now, with the message to the agent, the review and a print', async () => {
  const { given } = openPayment({
    [calls.confirm]: paid.clone(),
    [calls.record]: () => {
      given[calls.offer] = json(bought)
      return json({ modifiedCount: 1 })
    },
  })
  await pay()
  const keys = within(await screen.findByRole('region', { name: `${offer.title} is yours. What happens now` }))
  expect(keys.getAllByRole('listitem')).toHaveLength(4)
  const ask = keys.getByRole('link', { name: `Ask ${offer.agentName}` })
  expect(ask.getAttribute('href')).toBe('/dashboard/messages?offer=offer-1')
  keys.getByRole('button', { name: 'Print' })
  await userEvent.click(keys.getByRole('button', { name: 'Review' }))
  await screen.findByLabelText('Review description')
})

test.each([
  ['paid while the page is open', true],
  ['opened again later', false],
])('the key of a home that is %s moves: %s', async (_when, moves) => {
  const { given } = openPayment(
    {
      [calls.confirm]: paid.clone(),
      [calls.record]: () => {
        given[calls.offer] = json(bought)
        return json({ modifiedCount: 1 })
      },
    },
    moves ? undefined : bought,
  )
  if (moves) await pay()
  const keys = await screen.findByRole('region', { name: /is yours/ })
  expect(keys.querySelector('.key-ring') !== null).toBe(moves)
})
