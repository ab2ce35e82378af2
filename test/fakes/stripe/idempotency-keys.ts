import { type Answer, refusal } from './shapes.ts'

/** Work that fails with this status: with nothing done, or with everything done (`after`). */
export type Break = { status: number; after: boolean }

/**
 * Stripe's memory of idempotency keys (https://docs.stripe.com/api/idempotent_requests): once work has begun under a key, its
 * first answer stands, be it a failure of Stripe's own, and is given again with a header that says so.
 */
export function stripeKeys() {
  const answers = new Map<string, Answer>()
  return (key: string | undefined, breaks: Break | undefined, work: () => Answer): Answer => {
    const before = key === undefined ? undefined : answers.get(key)
    if (before) return { ...structuredClone(before), headers: { 'idempotent-replayed': 'true' } }
    const answer = answerTo(work, breaks)
    if (key !== undefined) answers.set(key, answer)
    return answer
  }
}

function answerTo(work: () => Answer, breaks: Break | undefined): Answer {
  if (!breaks) return work()
  if (breaks.after) work()
  return refusal(breaks.status, { type: 'api_error', message: 'Something went wrong on Stripe’s end.' })
}
