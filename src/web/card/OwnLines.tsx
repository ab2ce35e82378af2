import type { Property } from '#contract/property'
import { Distances } from '../map/places/Distances.tsx'
import { MonthOfPrice } from '../mortgage/MonthOfPrice.tsx'
import { AboutPrice } from '../rates/AboutPrice.tsx'

export const OwnLines = ({ property }: { property: Property }) => (
  <>
    <AboutPrice price={property.price} />
    <MonthOfPrice price={property.price} />
    <div className="[&_p]:truncate">
      <Distances home={property} />
    </div>
  </>
)
