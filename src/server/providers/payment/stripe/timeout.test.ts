import { expect, onTestFinished, test } from 'vitest'
import { stripeStandIn } from '../../../../../test/fakes/stripe/stripe-fake.ts'
import { PaymentUnavailable } from '../payment.ts'
import { stripePayments } from './stripe.ts'
import { DEFAULT_TIMEOUTS, inTime, longestOf } from './timeout.ts'

const PAGE_GIVES_UP = 15_000 // src/web/api/send.ts

test('a buyer reads that the card provider is silent before their page gives up', async () => {
  expect(longestOf(DEFAULT_TIMEOUTS)).toBeLessThanOrEqual(PAGE_GIVES_UP - 2_000) // for the way, and for our database
  const stripe = await stripeStandIn()
  onTestFinished(async () => void (await stripe.close()))
  stripe.fail({ is: 'silent' })
  const patience = { ...DEFAULT_TIMEOUTS, milliseconds: 200 }
  const { intent } = stripePayments({ ...stripe.account, patience })
  const began = performance.now()
  await expect(intent('pi_1')).rejects.toThrow(PaymentUnavailable)
  expect(performance.now() - began).toBeLessThan(longestOf(patience))
  expect(stripe.asked).toHaveLength(1 + DEFAULT_TIMEOUTS.retries)
})

test('work that goes on and on is given up with the patience', async () => {
  const endless = inTime({ milliseconds: 10, retries: 0 }, () => new Promise(() => {}))
  await expect(endless).rejects.toThrow(PaymentUnavailable)
})
