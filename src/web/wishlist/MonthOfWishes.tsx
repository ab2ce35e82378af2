import { isForSale } from '#contract/property-visibility'
import { shownNumber } from '#contract/shown-number'
import type { WishlistItem } from '#contract/wishlist'
import * as t from '#messages/wishlist'
import { useMoney } from '../platform/api/use-money.ts'
import { useLoanTerms } from '../property/mortgage/loan-terms.ts'
import { monthlyCost } from '../property/mortgage/monthly-cost.ts'
import { TermsButton } from '../property/mortgage/TermsButton.tsx'

export function MonthOfWishes({ wishes, email }: { wishes: WishlistItem[]; email: string }) {
  const terms = useLoanTerms()
  const money = useMoney()
  const prices = wishes.filter(isForSale).flatMap(({ price }) => price || [])
  if (prices.length === 0) return null
  const costs = prices.flatMap((price) => (terms && monthlyCost(price, terms, money)) ?? [])
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 text-muted">
      {costs.length > 0 && (
        <p>{t.costs({ count: costs.length, shown: shownNumber(costs.length), amount: money.amount(total) })}</p>
      )}
      <TermsButton email={email} />
    </div>
  )
}
