import { keptForAccount } from '../../platform/session/kept-for-account.ts'
import type { LoanTerms } from './mortgage.ts'

const terms = keptForAccount('loan-terms:')

export const keepTerms = (email: string, kept: LoanTerms | undefined): void =>
  terms.keep(email, kept && JSON.stringify(kept))

export const useKeptTerms = terms.useKept
