import { inTime } from '#contract/in-time'
import { PaymentUnavailable } from '../payment.ts'

export type StripeTimeouts = { requestMs: number; retries: number }

/**
 * The time limits of Stripe calls: all attempts of a call end before the page's own timeout (15 seconds), so that the
 * buyer sees the error.
 */
export const DEFAULT_TIMEOUTS: StripeTimeouts = { requestMs: 6_000, retries: 1 }

const PAUSES_MS = 1_000 // between the attempts

export const totalMs = ({ requestMs, retries }: StripeTimeouts): number => requestMs * (retries + 1) + PAUSES_MS

/** Limits the time of a whole call: responses may arrive slowly, and a call may need several requests. */
export const withTimeout = <Result>(timeouts: StripeTimeouts, work: () => Promise<Result>): Promise<Result> =>
  inTime(work(), totalMs(timeouts), () => new PaymentUnavailable('the card provider did not answer in time'))
