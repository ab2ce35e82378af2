import { inLanguage, type Language } from '#contract/language'
import type { ProblemKind } from '#contract/problem'
import * as t from '#messages/refusals'

/** A text in English for programmers, or one for people: a function that writes it in the reader's language. */
export type RefusalText = string | (() => string)

/**
 * An expected error, whose kind determines the status of the response. Its `message`, and `errors`, one sentence per
 * field, are the English texts. All other errors are bugs or failures.
 */
export class Refusal extends Error {
  readonly kind: ProblemKind
  readonly errors: Record<string, string> | undefined
  readonly #text: RefusalText
  readonly #texts: Record<string, RefusalText> | undefined

  constructor(kind: ProblemKind, text: RefusalText, texts?: Record<string, RefusalText>) {
    super(written(text))
    this.kind = kind
    this.errors = texts && allWritten(texts)
    this.#text = text
    this.#texts = texts
  }

  textsIn(language: Language): Pick<Refusal, 'message' | 'errors'> {
    return inLanguage(language, () => ({
      message: written(this.#text),
      errors: this.#texts && allWritten(this.#texts),
    }))
  }
}

const written = (text: RefusalText): string => (typeof text === 'string' ? text : text())

const allWritten = (texts: Record<string, RefusalText>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, written(text)]))

export const fieldRefusal = (kind: ProblemKind, field: string, text: RefusalText) =>
  new Refusal(kind, text, { [field]: text })

export const invalidField = (field: string, text: RefusalText) => fieldRefusal('invalid', field, text)

function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return t.tooManyHours({ hours: Math.ceil(minutes / 60) })
  return seconds > 90 ? t.tooManyMinutes({ minutes }) : t.tooMany({ seconds })
}

/** A refusal because of a rate limit. `retryAfter`: seconds. */
export class TooMany extends Refusal {
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('tooMany', () => waitFor(retryAfter))
    this.retryAfter = retryAfter
  }
}

export class Busy extends Refusal {
  readonly retryAfter: number

  constructor(text: RefusalText, retryAfter = 5) {
    super('unavailable', text)
    this.retryAfter = retryAfter
  }
}
