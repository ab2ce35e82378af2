import type { Property } from '#contract/property'
import { MonthOfPrice } from '../../mortgage/MonthOfPrice.tsx'
import { Distances } from '../../place/Distances.tsx'

/** The monthly cost of a home on the person’s own terms, and its distance from their own places. Loaded only where this browser keeps any. */
export const OwnLines = ({ property }: { property: Property }) => (
  <>
    <MonthOfPrice price={property.price} />
    <div className="[&_p]:truncate">
      <Distances home={property} />
    </div>
  </>
)
