import type { ProblemKind } from '#contract/problem'

/**
 * An expected error, whose kind determines the status of the response. `message`: for the user. `errors`: one sentence
 * per field. All other errors are bugs or failures.
 */
export class Refusal extends Error {
  readonly kind: ProblemKind
  readonly errors: Record<string, string> | undefined

  constructor(kind: ProblemKind, message: string, errors?: Record<string, string>) {
    super(message)
    this.kind = kind
    this.errors = errors
  }
}

/** A refusal because of a rate limit. `retryAfter`: seconds. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('tooMany', `Too many attempts in a short time. Please try again in ${inWords(retryAfter)}.`)
    this.retryAfter = retryAfter
  }
}

export class Busy extends Refusal {
  readonly retryAfter: number

  constructor(message: string, retryAfter = 5) {
    super('unavailable', message)
    this.retryAfter = retryAfter
  }
}

const inWords = (seconds: number) => (seconds === 1 ? 'a second' : `${seconds} seconds`)
