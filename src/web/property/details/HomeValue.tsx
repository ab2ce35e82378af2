import { now } from '#contract/clock'
import { priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import { AREA_UNITS, type AreaUnit } from '#contract/property-facts'
import { isForSale } from '#contract/property-visibility'
import { useMoney } from '../../api/use-money.ts'
import { MonthOfPrice } from '../../mortgage/MonthOfPrice.tsx'
import { TermsButton } from '../../mortgage/TermsButton.tsx'
import { useSession } from '../../session/session.ts'
import { daysSince } from '../../ui/time/format.ts'
import { unitSigns } from '../card/facts.ts'
import { pricePerArea } from './price-per-area.ts'

/** The measures of a price: the monthly cost on their own terms, the price of an area, and the days for sale. */
export const HomeValue = ({ property }: { property: Property }) => (
  <>
    {isForSale(property) && <YourMonth price={property.price} />}
    <ValueLine property={property} />
  </>
)

/** The monthly cost on the person's own terms, and the way to set them. */
function YourMonth({ price }: { price: string }) {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 print:hidden">
      <MonthOfPrice price={price} />
      <TermsButton email={session.email} />
    </div>
  )
}

/** The price of a square metre and a square foot of a home, and how long it has been for sale here; nothing where neither is known. */
function ValueLine({ property }: { property: Property }) {
  const money = useMoney()
  const { area, areaUnit = 'ft2', price, verifiedAt } = property
  const range = area === undefined ? undefined : priceRange(price, money)
  const days = verifiedAt && isForSale(property) ? daysSince(verifiedAt, now()) : undefined
  if (!range && days === undefined) return null
  const ownFirst = [...AREA_UNITS].sort((one) => (one === areaUnit ? -1 : 1))
  const per = (unit: AreaUnit): string => {
    if (!range || area === undefined) return ''
    const [lowest, highest] = pricePerArea(range, { area, areaUnit }, unit).map(money.amount)
    return lowest === highest ? `${lowest}` : `${lowest}–${highest}`
  }
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
      {range &&
        ownFirst.map((unit) => (
          <span key={unit}>
            <span aria-hidden="true">{`${per(unit)} per ${unitSigns[unit]}`}</span>
            <span className="sr-only">{`${per(unit)} per ${spokenUnit[unit]}`}</span>
          </span>
        ))}
      {days !== undefined && <span>{onKeyHaven(days)}</span>}
    </p>
  )
}

/** The units as screen readers say them. */
const spokenUnit: Record<AreaUnit, string> = { ft2: 'square foot', m2: 'square metre' }

function onKeyHaven(days: number): string {
  if (days === 0) return 'On KeyHaven since today'
  return `On KeyHaven for ${days} ${days === 1 ? 'day' : 'days'}`
}
