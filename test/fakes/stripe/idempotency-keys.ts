import { type Answer, refusal } from './shapes.ts'

/** `after`: the work is complete when it fails. */
export type Break = { status: number; after: boolean }

/**
 * Stripe's idempotency keys (https://docs.stripe.com/api/idempotent_requests): after work has begun, the first response
 * is repeated with a header, even a failure of Stripe's own.
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
