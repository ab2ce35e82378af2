import { inTime } from '#contract/in-time'
import { PaymentUnavailable } from '../payment.ts'

/** `requestMs`: how long one request may take. `retries`: how often a request without an answer is repeated. */
export type StripeTimeouts = { requestMs: number; retries: number }

/** All attempts end before the page’s own timeout (15 seconds), so that the buyer reads that the card provider doesn’t answer. */
export const DEFAULT_TIMEOUTS: StripeTimeouts = { requestMs: 6_000, retries: 1 }

const PAUSES_MS = 1_000 // between the attempts

/** The limit of all attempts together, in milliseconds. */
export const totalMs = ({ requestMs, retries }: StripeTimeouts): number => requestMs * (retries + 1) + PAUSES_MS

/** Limits work as a whole: an answer may come in drops, and one call may need several requests. */
export const withTimeout = <Result>(timeouts: StripeTimeouts, work: () => Promise<Result>): Promise<Result> =>
  inTime(work(), totalMs(timeouts), () => new PaymentUnavailable('the card provider did not answer in time'))
