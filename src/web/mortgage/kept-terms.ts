import { keptForAccount } from '../session/kept-for-account.ts'
import type { LoanTerms } from './mortgage.ts'

const terms = keptForAccount('loan-terms:')

/** Keeps the terms of an account in this browser; `undefined` forgets them (P-216). */
export const keepTerms = (email: string, kept: LoanTerms | undefined): void =>
  terms.keep(email, kept && JSON.stringify(kept))

/** Returns the terms that the signed-in person has set in this browser, as text. */
export const useKeptTerms = terms.useKept
