import type { Visitor } from '../../test/people/visitor.ts'

/** A person with an account; `token` is theirs for the API. */
export type Account = { email: string; token: string }

/** The app under attack, seen from the attacker's address, with accounts that they have registered before. */
export type Target = {
  url: string
  accounts: Account[]
  /** The attacker's address, as the trusted proxy says it. */
  address: string
  /** A browser at the attacker's address. */
  browser(): Visitor
}

/** `run` attacks until it has its answers, or for some seconds; it says in a few words what became of it. */
export type Attack = { name: string; run(target: Target): Promise<string> }

/** The time for which an attack holds what it opened. */
export const HOLD_MS = 8_000

/** As in "200 × 44, 503 × 1". */
export function tally(answers: (number | string)[]): string {
  const kinds = [...new Set(answers)].toSorted()
  return kinds.map((kind) => `${kind} × ${answers.filter((answer) => answer === kind).length}`).join(', ')
}
