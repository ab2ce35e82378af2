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
