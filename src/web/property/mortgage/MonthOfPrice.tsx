import * as t from '#messages/mortgage'
import { useMoney } from '../../platform/api/use-money.ts'
import { useLoanTerms } from './loan-terms.ts'
import { monthlyCost } from './monthly-cost.ts'

/** Renders "≈ $3,480 a month" for the user's loan terms; nothing without them (P-216). */
export function MonthOfPrice({ price }: { price: string }) {
  const money = useMoney()
  const terms = useLoanTerms()
  const cost = terms && monthlyCost(price, terms, money)
  return cost === undefined ? null : <p className="text-sm text-muted">{t.aMonth({ amount: money.amount(cost) })}</p>
}
