import { useQuery } from '@tanstack/react-query'
import { ESTIMATES_THAT_HOLD } from '#contract/estimate'
import { shownDay } from '#contract/shown-day'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/homeParts'
import { estimateOfHome } from '../property/estimate.queries.ts'
import { wholeAmount } from '../property/whole-amount.ts'
import { SalesList } from './SalesList.tsx'

export function HomeEstimate({ id }: { id: string }) {
  const { data: estimate } = useQuery(estimateOfHome(id))
  if (!estimate) return null
  const { low, middle, high, currency, errorPercent, count, newestSoldOn, comparables, licence } = estimate
  return (
    <section aria-label={t.estimate()} className="border-t border-line pt-6 text-sm sm:max-lg:col-span-2">
      <p className="font-semibold">
        {t.soldNearbyFor({ low: wholeAmount(low, currency), high: wholeAmount(high, currency) })}
      </p>
      <p className="mt-1 text-muted">
        {t.estimateHolds({
          holding: ESTIMATES_THAT_HOLD / 10,
          middle: wholeAmount(middle, currency),
          percent: shownNumber(errorPercent),
        })}
      </p>
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer underline underline-offset-4">
          {t.madeOfSales({ count, shown: shownNumber(count), day: shownDay(newestSoldOn) })}
        </summary>
        <SalesList sales={comparables} />
        {licence && <p className="mt-3 text-muted">{licence}</p>}
      </details>
    </section>
  )
}
