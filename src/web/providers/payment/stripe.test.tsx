// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refused } from '../../../../test/fetch-stand-in.ts'
import { stripeJsStandIn } from '../../../../test/stripe-js.ts'
import { openStripePayment, payButton, record } from '../../../../test/stripe-payment.tsx'

const paid = { paymentIntent: { id: 'pi_7', status: 'succeeded' } }
const declined = { error: { type: 'card_error', message: 'Your card was declined.' } }
const types = ['cardNumber', 'cardExpiry', 'cardCvc'] as const

async function pay(stripe: ReturnType<typeof stripeJsStandIn>) {
  await waitFor(() => expect(stripe.isReady()).toBe(true))
  act(() => {
    for (const type of types) stripe.enter(type, { complete: true })
  })
  await userEvent.click(await payButton())
}

test('a payment by Stripe: the card goes from its frames to Stripe, the receipt to us', async () => {
  const stripe = stripeJsStandIn(async () => paid)
  const { handedIn } = openStripePayment()
  await pay(stripe)
  await screen.findByText('Payment is successfully done.')
  expect(stripe.keys).toEqual(['pk_test_7'])
  expect(stripe.confirmed).toEqual([{ clientSecret: 'pi_7_secret_x', card: 'cardNumber' }])
  expect(handedIn()).toEqual([{ status: 'Bought', transactionId: 'pi_7' }])
})

test('each frame has its label, and colours that another site’s frame understands', async () => {
  const stripe = stripeJsStandIn(async () => paid)
  openStripePayment()
  await waitFor(() => expect(stripe.isReady()).toBe(true))
  expect(['Card number', 'Expiry', 'CVC'].map(stripe.labelled)).toEqual([...types])
  for (const type of types) {
    expect(stripe.options.get(type)).toHaveProperty('style.base.color')
    expect(JSON.stringify(stripe.options.get(type))).not.toMatch(/light-dark/)
  }
})

test('what is missing is said below its field, the first is gone to, and Stripe is not asked', async () => {
  const stripe = stripeJsStandIn(async () => paid)
  openStripePayment()
  await waitFor(() => expect(stripe.isReady()).toBe(true))
  act(() => {
    stripe.enter('cardExpiry', { complete: false })
    stripe.enter('cardCvc', { complete: false, error: { message: 'Your card’s security code is incomplete.' } })
  })
  await userEvent.click(await payButton())
  for (const words of ['Card number is required', 'Expiry is incomplete', 'Your card’s security code is incomplete.'])
    expect((await screen.findByText(words)).className).toContain('text-danger')
  expect(stripe.focused).toEqual(['cardNumber'])
  expect(stripe.confirmed).toEqual([])
})

test('a declined card shows Stripe’s words in red, and another card can be tried', async () => {
  const answers = [declined]
  const stripe = stripeJsStandIn(async () => answers.shift() ?? paid)
  const { handedIn } = openStripePayment()
  await pay(stripe)
  const alert = await screen.findByRole('alert')
  expect([alert.textContent, alert.className.includes('text-danger')]).toEqual(['Your card was declined.', true])
  expect(handedIn()).toEqual([])
  await userEvent.click(await payButton())
  await screen.findByText('Payment is successfully done.')
})

test.each([
  [
    'does not answer',
    async () => ({ error: { type: 'api_connection_error', message: 'We are experiencing issues.' } }),
  ],
  ['breaks', async () => Promise.reject(new Error('IntegrationError'))],
  ['is still at it', async () => ({ paymentIntent: { id: 'pi_7', status: 'processing' } })],
])('when Stripe %s, the server is asked whether the card was charged', async (_, answer) => {
  const stripe = stripeJsStandIn(answer)
  const { handedIn } = openStripePayment({ [record]: refused(409, 'it has not been paid') })
  await pay(stripe)
  await waitFor(() => expect(handedIn()).toEqual([{ status: 'Bought', transactionId: 'pi_7' }]))
  expect(screen.queryByText('Payment is successfully done.')).toBeNull()
  await payButton()
})
