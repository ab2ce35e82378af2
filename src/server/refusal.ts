import type { ProblemKind } from '#contract/problem'

/** The only error thrown on purpose. `message`: for the user; `errors`: one sentence per field. */
export class Refusal extends Error {
  readonly kind: ProblemKind
  readonly errors: Record<string, string> | undefined

  constructor(kind: ProblemKind, message: string, errors?: Record<string, string>) {
    super(message)
    this.kind = kind
    this.errors = errors
  }
}

/** `retryAfter`: in seconds. */
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
