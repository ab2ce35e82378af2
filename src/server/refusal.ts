import type { ProblemKind } from '#contract/problem'

/** The only error that the product throws on purpose. `message` is for the user; `errors` has one sentence per field. */
export class Refusal extends Error {
  readonly kind: ProblemKind
  readonly errors: Record<string, string> | undefined

  constructor(kind: ProblemKind, message: string, errors?: Record<string, string>) {
    super(message)
    this.kind = kind
    this.errors = errors
  }
}

/** Too many attempts in a short time. The next one is let through in `retryAfter` seconds. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('tooMany', `Too many attempts in a short time. Please try again in ${inWords(retryAfter)}.`)
    this.retryAfter = retryAfter
  }
}

/** Too busy to take this now. There may be room in `retryAfter` seconds. */
export class Busy extends Refusal {
  readonly retryAfter: number

  constructor(message: string, retryAfter = 5) {
    super('unavailable', message)
    this.retryAfter = retryAfter
  }
}

const inWords = (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`)
