import type { Property } from '#contract/property'
import { Avatar } from '../ui/Avatar.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { shownDay } from '../ui/time/shown-day.ts'
import { PriceRange } from './PriceRange.tsx'
import { PropertyActions } from './PropertyActions.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Everything said about one home, as parts of the grid that its picture begins. */
export const PropertyFacts = ({ property }: { property: Property }) => (
  <>
    <header>
      <StatusBadge property={property} />
      <h1 className="title-page mt-3">{property.title}</h1>
      <p className="mt-3 text-lg text-muted">{property.location}</p>
    </header>
    <aside
      aria-label="Price and agent"
      className="h-fit rounded-card border border-line bg-surface p-6 sm:p-7 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1"
    >
      <p className="font-display text-2xl leading-tight font-[560]">
        <PriceRange price={property.price} />
      </p>
      <p className="mt-2 text-sm text-muted">
        Listed on <time dateTime={property.date}>{shownDay(property.date)}</time>
      </p>
      <Agent property={property} />
      <PropertyActions property={property} />
    </aside>
    <section aria-label="Description" className="border-t border-line pt-8">
      <Eyebrow>About this home</Eyebrow>
      <p className="mt-4 max-w-[68ch] text-lg leading-relaxed whitespace-pre-line">{property.description}</p>
    </section>
  </>
)

const Agent = ({ property }: { property: Property }) => (
  <div className="mt-6 flex items-center gap-4 border-t border-line pt-6">
    <Avatar name={property.name} src={property.agentImage} className="size-14 text-lg" />
    <div className="min-w-0">
      <p className="font-bold">{property.name}</p>
      <p className="text-sm">
        <a href={`mailto:${property.email}`} className="link">
          {property.email}
        </a>
      </p>
    </div>
  </div>
)
