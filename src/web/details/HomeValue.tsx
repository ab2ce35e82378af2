import { now } from '#contract/clock'
import { AREA_UNITS } from '#contract/fact-options'
import { priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import type { AreaUnit } from '#contract/property-facts'
import { isForSale } from '#contract/property-visibility'
import { unitSigns } from '../card/area-units.ts'
import { MonthOfPrice } from '../mortgage/MonthOfPrice.tsx'
import { TermsButton } from '../mortgage/TermsButton.tsx'
import { useMoney } from '../platform/api/use-money.ts'
import { daysSince } from '../ui/time/format.ts'
import { pricePerArea } from './price-per-area.ts'

export const HomeValue = ({ property, email }: { property: Property; email: string | undefined }) => (
  <>
    {email !== undefined && isForSale(property) && (
      <div className="flex min-h-11 items-center gap-x-5 print:hidden">
        <MonthOfPrice price={property.price} />
        <TermsButton email={email} />
      </div>
    )}
    <PricePerArea property={property} />
    <DaysForSale property={property} />
  </>
)

function PricePerArea({ property: { area, areaUnit = 'ft2', price } }: { property: Property }) {
  const money = useMoney()
  const range = area === undefined ? undefined : priceRange(price, money)
  if (!range || area === undefined) return null
  return [...AREA_UNITS]
    .sort((one) => (one === areaUnit ? -1 : 1))
    .map((unit) => {
      const [lowest, highest] = pricePerArea(range, { area, areaUnit }, unit).map(money.amount)
      const shown = lowest === highest ? `${lowest}` : `${lowest}–${highest}`
      return (
        <p key={unit} className={LINE}>
          <span aria-hidden="true">{`${shown} per ${unitSigns[unit]}`}</span>
          <span className="sr-only">{`${shown} per ${spokenUnit[unit]}`}</span>
        </p>
      )
    })
}

function DaysForSale({ property }: { property: Property }) {
  if (!property.verifiedAt || !isForSale(property)) return null
  return <p className={LINE}>{onKeyHaven(daysSince(property.verifiedAt, now()))}</p>
}

const LINE = 'text-sm text-muted'

const spokenUnit: Record<AreaUnit, string> = { ft2: 'square foot', m2: 'square metre' }

function onKeyHaven(days: number): string {
  if (days === 0) return 'On KeyHaven since today'
  return `On KeyHaven for ${days} ${days === 1 ? 'day' : 'days'}`
}
