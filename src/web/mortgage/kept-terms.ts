import { keptForAccount } from '../platform/session/kept-for-account.ts'
import type { LoanTerms } from './mortgage.ts'

const terms = keptForAccount('loan-terms:')

/** `undefined` removes the terms (P-216). */
export const keepTerms = (email: string, kept: LoanTerms | undefined): void =>
  terms.keep(email, kept && JSON.stringify(kept))

export const useKeptTerms = terms.useKept
