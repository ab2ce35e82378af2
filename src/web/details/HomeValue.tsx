import { brandInText } from '#contract/brand'
import { now } from '#contract/clock'
import { AREA_UNITS } from '#contract/fact-options'
import { priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/homeParts'
import { useReadersUnit } from '../card/readers-unit.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { MonthOfPrice } from '../property/mortgage/MonthOfPrice.tsx'
import { TermsButton } from '../property/mortgage/TermsButton.tsx'
import { AboutPrice } from '../property/rates/AboutPrice.tsx'
import { HomeTraces } from '../trace/HomeTraces.tsx'
import { HomeNote } from '../trace/note/HomeNote.tsx'
import { daysSince } from '../ui/time/format.ts'
import { shownPerArea } from './price-per-area.ts'

export const HomeValue = ({ property, email }: { property: Property; email: string | undefined }) => (
  <>
    <AboutPrice price={property.price} />
    {email !== undefined && isForSale(property) && property.price !== '' && (
      <div className="flex min-h-11 items-center gap-x-5 print:hidden">
        <MonthOfPrice price={property.price} />
        <TermsButton email={email} />
      </div>
    )}
    <PricePerArea property={property} />
    <DaysForSale property={property} />
  </>
)

/** The private marks of a signed-in person on a home: comparison, hiding, a note. */
export const HomeMarks = ({ property, email }: { property: Property; email: string }) => (
  <div className="print:hidden">
    {isForSale(property) && <HomeTraces property={property} email={email} />}
    <HomeNote email={email} propertyId={property._id} />
  </div>
)

function PricePerArea({ property: { area, areaUnit = 'ft2', price } }: { property: Property }) {
  const money = useMoney()
  const first = useReadersUnit() ?? areaUnit
  const range = area === undefined ? undefined : priceRange(price, money)
  if (!range || area === undefined) return null
  return [...AREA_UNITS]
    .sort((one) => (one === first ? -1 : 1))
    .map((unit) => {
      const shown = shownPerArea(range, { area, areaUnit }, unit, money)
      return (
        <p key={unit} className={LINE}>
          <span aria-hidden="true">{pricePer[unit]({ price: shown })}</span>
          <span className="sr-only">{pricePerSpoken[unit]({ price: shown })}</span>
        </p>
      )
    })
}

function DaysForSale({ property }: { property: Property }) {
  if (!property.verifiedAt || !isForSale(property)) return null
  const days = daysSince(property.verifiedAt, now())
  return (
    <p className={LINE}>
      {days === 0
        ? t.sinceToday({ brand: brandInText() })
        : t.forDays({ brand: brandInText(), days, shown: shownNumber(days) })}
    </p>
  )
}

const LINE = 'text-sm text-muted'

const pricePer = { ft2: t.perFt2, m2: t.perM2 }
const pricePerSpoken = { ft2: t.perSquareFoot, m2: t.perSquareMetre }
