import type { Property } from '#contract/property'
import { MonthOfPrice } from '../../mortgage/MonthOfPrice.tsx'
import { Distances } from '../../place/Distances.tsx'

export const OwnLines = ({ property }: { property: Property }) => (
  <>
    <MonthOfPrice price={property.price} />
    <div className="[&_p]:truncate">
      <Distances home={property} />
    </div>
  </>
)
