import { useQuery } from '@tanstack/react-query'
import { ESTIMATES_THAT_HOLD } from '#contract/estimate'
import { shownDay } from '#contract/shown-day'
import { estimateOfHome } from '../property/estimate.queries.ts'
import { wholeAmount } from '../property/whole-amount.ts'
import { SalesList } from './SalesList.tsx'

export function HomeEstimate({ id }: { id: string }) {
  const { data: estimate } = useQuery(estimateOfHome(id))
  if (!estimate) return null
  const { low, middle, high, currency, errorPercent, count, newestSoldOn, comparables, licence } = estimate
  return (
    <section aria-label="Estimate" className="border-t border-line pt-6 text-sm sm:max-lg:col-span-2">
      <p className="font-semibold">
        {`Homes like this sold for ${wholeAmount(low, currency)} to ${wholeAmount(high, currency)} nearby.`}
      </p>
      <p className="mt-1 text-muted">
        {`${ESTIMATES_THAT_HOLD / 10} of 10 such estimates hold. Their middle, here ${wholeAmount(middle, currency)}, is half the time within ${errorPercent} % of the price.`}
      </p>
      <details className="mt-2">
        <summary className="min-h-6 cursor-pointer underline underline-offset-4">{`Made of ${count} sales up to ${shownDay(newestSoldOn)}`}</summary>
        <SalesList sales={comparables} />
        {licence && <p className="mt-3 text-muted">{licence}</p>}
      </details>
    </section>
  )
}
