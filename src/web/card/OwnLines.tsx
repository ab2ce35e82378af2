import type { Property } from '#contract/property'
import { Distances } from '../map/places/Distances.tsx'
import { MonthOfPrice } from '../mortgage/MonthOfPrice.tsx'

export const OwnLines = ({ property }: { property: Property }) => (
  <>
    <MonthOfPrice price={property.price} />
    <div className="[&_p]:truncate">
      <Distances home={property} />
    </div>
  </>
)
