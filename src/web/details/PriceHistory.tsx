import type { Property } from '#contract/property'
import { useMoney } from '../platform/api/use-money.ts'
import { dayHere } from '../ui/time/day-here.ts'
import { HomeSection } from './HomeSection.tsx'

export function PriceHistory({ property: { priceHistory = [] } }: { property: Property }) {
  const money = useMoney()
  if (priceHistory.length === 0) return null
  return (
    <HomeSection title="Earlier prices">
      <ol className="mt-4 grid gap-2">
        {priceHistory.map(({ until, ...asked }) => (
          <li key={until} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <span className="font-semibold">{money.price(asked)}</span>
            <span className="text-muted">
              until <time dateTime={until}>{dayHere(until)}</time>
            </span>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
