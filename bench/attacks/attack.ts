import type { Visitor } from '../../test/people/visitor.ts'

/** `token` is the account's API token. */
export type Account = { email: string; token: string }

/** The app under attack, with the attacker's address and accounts registered in advance. */
export type Target = {
  url: string
  accounts: Account[]
  address: string
  browser(): Visitor
}

/** `run` attacks for some seconds, or until everything is answered; it returns a short summary. */
export type Attack = { name: string; run(target: Target): Promise<string> }

export const HOLD_MS = 8_000

/** As in "200 × 44, 503 × 1". */
export function tally(answers: (number | string)[]): string {
  const kinds = [...new Set(answers)].toSorted()
  return kinds.map((kind) => `${kind} × ${answers.filter((answer) => answer === kind).length}`).join(', ')
}
