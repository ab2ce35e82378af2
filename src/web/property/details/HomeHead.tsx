import { lazy, Suspense } from 'react'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { useMoney } from '../../api/use-money.ts'
import { whenConnected } from '../../ui/feedback/connection.ts'
import { dayHere } from '../../ui/time/day-here.ts'
import { FactsLine } from '../card/FactsLine.tsx'
import { StatusBadge } from '../card/StatusBadge.tsx'

/** Apart from the first view, which has the price. */
const HomeValue = lazy(() => whenConnected(async () => ({ default: (await import('./HomeValue.tsx')).HomeValue })))

/** The status, title, location, price and facts of a home, first on its page at every width. */
export const HomeHead = ({ property }: { property: Property }) => (
  <header>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <StatusBadge property={property} />
      {property.status === 'verified' && property.verifiedAt && <Checked at={property.verifiedAt} />}
    </p>
    <h1 className="mt-3 text-[clamp(1.75rem,1.4rem+1.6vw,2.5rem)]">{property.title}</h1>
    <p className="mt-2 text-muted sm:text-lg">{property.location}</p>
    <p className="mt-4 font-display text-2xl leading-tight font-[560]">
      <PriceRange price={property.price} />
    </p>
    <Suspense fallback={<div className={isForSale(property) ? 'min-h-16' : ''} />}>
      <HomeValue property={property} />
    </Suspense>
    <FactsLine property={property} className="mt-2 font-semibold" />
  </header>
)

/** The explanation of the status `verified`. */
const Checked = ({ at }: { at: string }) => (
  <span className="inline-flex items-center gap-1.5 text-sm text-muted">
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 fill-none stroke-brand stroke-2">
      <path d="m4 10.5 4 4 8-9" />
    </svg>
    <span>
      Checked by KeyHaven on <time dateTime={at}>{dayHere(at)}</time>
    </span>
  </span>
)

/** A price after "Price Range:", unbroken where it fits on the line (P-11). */
const PriceRange = ({ price }: { price: string }) => (
  <>
    Price Range: <span className="inline-block">{useMoney().price(price)}</span>
  </>
)
