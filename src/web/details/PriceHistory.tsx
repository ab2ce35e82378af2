import type { Property } from '#contract/property'
import * as t from '#messages/details'
import { useMoney } from '../platform/api/use-money.ts'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { dayHere } from '../ui/time/day-here.ts'
import { HomeSection } from './HomeSection.tsx'

export function PriceHistory({ property: { priceHistory = [] } }: { property: Property }) {
  const money = useMoney()
  if (priceHistory.length === 0) return null
  return (
    <HomeSection title={t.earlierPrices()}>
      <ol className="mt-4 grid gap-2">
        {priceHistory.map(({ until, ...asked }) => (
          <li key={until} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2">
            <span className="font-semibold">{money.price(asked)}</span>
            <span className="text-muted">
              <TextWithParts
                text={t.until({ day: dayHere(until) })}
                parts={{ time: (words) => <time dateTime={until}>{words}</time> }}
              />
            </span>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
