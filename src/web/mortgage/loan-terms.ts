import { useKeptTerms } from './kept-terms.ts'
import { isTerms, type LoanTerms } from './mortgage.ts'

/** Returns the terms that the signed-in person has set in this browser. */
export function useLoanTerms(): LoanTerms | undefined {
  const text = useKeptTerms()
  if (text === undefined) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isTerms(kept) ? kept : undefined
  } catch {
    return undefined // another text
  }
}
