import { PaymentUnavailable } from '../payment.ts'

/** `milliseconds`: how long one answer may take. `retries`: how often what got none is asked again. */
export type StripeTimeouts = { milliseconds: number; retries: number }

/** All tries end before the page does (15 seconds), so that whoever waits reads that the card provider is silent. */
export const DEFAULT_TIMEOUTS: StripeTimeouts = { milliseconds: 6_000, retries: 1 }

const PAUSES = 1_000 // between the tries

/** How long all of them may take, in milliseconds. */
export const longestOf = ({ milliseconds, retries }: StripeTimeouts): number => milliseconds * (retries + 1) + PAUSES

/** Ends with the patience, also where answers come in drops or one call needs several. What is still asked changes nothing. */
export async function inTime<Result>(patience: StripeTimeouts, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new PaymentUnavailable('the card provider did not answer in time'))
    timer = setTimeout(giveUp, longestOf(patience))
  })
  return Promise.race([work(), end]).finally(() => clearTimeout(timer))
}
