import { Link, useViewTransitionState } from 'react-router'
import type { Property } from '#contract/property'
import { paths } from '../navigation/paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PriceRange } from './PriceRange.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** One home in a list: the whole card is its link. It lies down where its column is wide. */
export function PropertyCard({ property, eager }: { property: Property; eager?: boolean }) {
  const details = paths.propertyDetails(property._id)
  const opening = useViewTransitionState(details)
  return (
    <article className="@container h-full">
      <div className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow duration-300 hover:shadow-card has-[a:focus-visible]:shadow-card @2xl:flex-row">
        <div className="overflow-hidden @2xl:w-1/2 @2xl:shrink-0">
          <Picture
            src={property.propertyImage}
            alt=""
            width={800}
            height={600}
            sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            placeholder={property.placeholder}
            eager={eager}
            className="h-full transition-transform duration-700 ease-calm motion-safe:group-hover:scale-[1.03]"
            style={opening ? { viewTransitionName: 'property-picture' } : undefined}
          />
        </div>
        <Facts property={property} details={details} />
      </div>
    </article>
  )
}

const Facts = ({ property, details }: { property: Property; details: string }) => (
  <div className="flex grow flex-col p-5 @2xl:justify-center @2xl:p-10">
    <div className="mb-3">
      <StatusBadge property={property} />
    </div>
    <h3 className="title-card line-clamp-2 @2xl:text-3xl">{property.title}</h3>
    <p className="mt-1.5 line-clamp-2 text-sm text-muted @2xl:text-base">{property.location}</p>
    <p className="mt-auto flex items-center gap-2.5 pt-4 pb-5 text-sm @2xl:mt-0">
      <Avatar name={property.name} src={property.agentImage} className="size-8 text-xs" />
      <span className="line-clamp-1">{property.name}</span>
    </p>
    <div className="flex items-end justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm font-semibold">
        <PriceRange price={property.price} />
      </p>
      <Link
        to={details}
        viewTransition
        aria-label={`Details of ${property.title}`}
        className="shrink-0 text-sm font-bold text-brand after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
      >
        Details
      </Link>
    </div>
  </div>
)
