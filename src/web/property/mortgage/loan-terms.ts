import { useKeptTerms } from './kept-terms.ts'
import { isTerms, type LoanTerms } from './mortgage.ts'

export function useLoanTerms(): LoanTerms | undefined {
  const text = useKeptTerms()
  if (text === undefined) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isTerms(kept) ? kept : undefined
  } catch {
    return undefined // not JSON
  }
}
