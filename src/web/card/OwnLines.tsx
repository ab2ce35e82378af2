import type { Property } from '#contract/property'
import { Distances } from '../map/places/Distances.tsx'
import { MonthOfPrice } from '../property/mortgage/MonthOfPrice.tsx'
import { AboutPrice } from '../property/rates/AboutPrice.tsx'
import { CardTraces } from '../trace/CardTraces.tsx'

export const OwnLines = ({ property, place }: { property: Property; place: string }) => (
  <>
    <AboutPrice price={property.price} />
    <MonthOfPrice price={property.price} />
    <div className="[&_p]:truncate">
      <Distances home={property} />
    </div>
    <div className={`absolute top-16 z-10 ${place}`}>
      <CardTraces property={property} />
    </div>
  </>
)
