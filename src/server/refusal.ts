import type { ProblemKind } from '#contract/problem'

/** The only error that the product throws on purpose: what it means, in words for the person, and by field where there are fields. */
export class Refusal extends Error {
  readonly kind: ProblemKind
  readonly errors: Record<string, string> | undefined

  constructor(kind: ProblemKind, message: string, errors?: Record<string, string>) {
    super(message)
    this.kind = kind
    this.errors = errors
  }
}

/** Too many tries in a short time; `retryAfter` seconds from now another one is let through. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('tooMany', `Too many tries in a short time. Please try again in ${inWords(retryAfter)}.`)
    this.retryAfter = retryAfter
  }
}

/** Not now, as too much is going on; `retryAfter` seconds from now there may be room. */
export class Busy extends Refusal {
  readonly retryAfter: number

  constructor(message: string, retryAfter = 5) {
    super('unavailable', message)
    this.retryAfter = retryAfter
  }
}

const inWords = (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`)
