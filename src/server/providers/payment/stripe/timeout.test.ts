import { expect, onTestFinished, test } from 'vitest'
import { startStripeFake } from '../../../../../test/fakes/stripe/stripe-fake.ts'
import { PaymentUnavailable } from '../payment.ts'
import { stripePayments } from './stripe.ts'
import { DEFAULT_TIMEOUTS, totalMs, withTimeout } from './timeout.ts'

const PAGE_TIMEOUT_MS = 15_000 // src/web/platform/api/send.ts

test('a buyer reads that the card provider doesn’t answer before their page’s own timeout', async () => {
  expect(totalMs(DEFAULT_TIMEOUTS)).toBeLessThanOrEqual(PAGE_TIMEOUT_MS - 2_000) // for the way, and for our database
  const stripe = await startStripeFake()
  onTestFinished(async () => void (await stripe.close()))
  stripe.fail({ is: 'silent' })
  const timeouts = { ...DEFAULT_TIMEOUTS, requestMs: 200 }
  const { findIntent } = stripePayments({ ...stripe.account, timeouts })
  const began = performance.now()
  await expect(findIntent('pi_1')).rejects.toThrow(PaymentUnavailable)
  expect(performance.now() - began).toBeLessThan(totalMs(timeouts))
  expect(stripe.requests).toHaveLength(1 + DEFAULT_TIMEOUTS.retries)
})

test('work that never ends is abandoned at the timeout', async () => {
  const endless = withTimeout({ requestMs: 10, retries: 0 }, () => new Promise(() => {}))
  await expect(endless).rejects.toThrow(PaymentUnavailable)
})
