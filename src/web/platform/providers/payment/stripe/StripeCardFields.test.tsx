import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { stripeJsFake } from '../../../../../../test/fakes/stripe/stripe-js.ts'
import { cardSuite } from '../../../../../../test/suites/card-fields-suite.ts'
import { openStripePayment, payButton, record as recordCall } from '../../../../../../test/web/stripe-payment.tsx'

const paid = { paymentIntent: { id: 'pi_7', status: 'succeeded' } }
const types = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
type Answer = () => Promise<Awaited<ReturnType<Parameters<typeof stripeJsFake>[0]>>>

let stripe: ReturnType<typeof stripeJsFake>
const ready = () => waitFor(() => expect(stripe.isReady()).toBe(true))

describe('Stripe’s card fields', () => {
  cardSuite<Answer>({
    open: (answers, record) => {
      stripe = stripeJsFake(() => ((answers.length > 1 && answers.shift()) || answers[0] || broken)())
      const { handedIn } = openStripePayment(record && { [recordCall]: record })
      return { confirmed: () => stripe.confirmed, handedIn }
    },
    ready,
    fill: async () => {
      await ready()
      act(() => {
        for (const type of types) stripe.enter(type, { complete: true })
      })
    },
    intentId: 'pi_7',
    paid: async () => paid,
    declined: async () => ({ error: { type: 'card_error', message: 'Your card was declined.' } }),
    unclear: {
      'does not answer': async () => ({
        error: { type: 'api_connection_error', message: 'We are experiencing issues.' },
      }),
      'answers 500': async () => ({ error: { type: 'api_error' } }),
      breaks: broken,
      'is still at it': async () => ({ paymentIntent: { id: 'pi_7', status: 'processing' } }),
    },
  })
})

test('the card goes from Stripe’s frames to Stripe, under the site’s own key', async () => {
  stripe = stripeJsFake(async () => paid)
  openStripePayment()
  await ready()
  act(() => {
    for (const type of types) stripe.enter(type, { complete: true })
  })
  await userEvent.click(await payButton())
  await screen.findByText('Payment is successfully done.')
  expect(stripe.keys).toEqual(['pk_test_7'])
  expect(stripe.confirmed).toEqual([{ clientSecret: 'pi_7_secret_x', card: 'cardNumber' }])
})

test('each frame has its label, and colours in a syntax for another site’s frame', async () => {
  stripe = stripeJsFake(async () => paid)
  openStripePayment()
  await ready()
  expect(['Card number', 'Expiry', 'CVC'].map(stripe.labelled)).toEqual([...types])
  for (const type of types) {
    expect(stripe.options.get(type)).toHaveProperty('style.base.color')
    expect(JSON.stringify(stripe.options.get(type))).not.toMatch(/light-dark/)
  }
})

test('shows field errors, focuses the first, and sends nothing to Stripe', async () => {
  stripe = stripeJsFake(async () => paid)
  openStripePayment()
  await ready()
  act(() => {
    stripe.enter('cardExpiry', { complete: false })
    stripe.enter('cardCvc', { complete: false, error: { message: 'Your card’s security code is incomplete.' } })
  })
  await userEvent.click(await payButton())
  for (const message of ['Card number is required', 'Expiry is incomplete', 'Your card’s security code is incomplete.'])
    expect((await screen.findByText(message)).className).toContain('text-danger')
  expect(stripe.focused).toEqual(['cardNumber'])
  expect(stripe.confirmed).toEqual([])
})

async function broken(): Promise<never> {
  throw new Error('IntegrationError')
}
