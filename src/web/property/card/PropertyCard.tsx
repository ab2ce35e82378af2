import { useId } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import type { Property } from '#contract/property'
import { useMoney } from '../../api/use-money.ts'
import { useLight } from '../../map/HighlightedHome.tsx'
import { paths } from '../../navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Glow } from '../../ui/Glow.tsx'
import { CardPicture } from '../../ui/Picture.tsx'
import { WishHeart } from '../../wishlist/WishHeart.tsx'
import { PictureCount } from '../gallery/PictureCount.tsx'
import { CARD_PICTURE_SIZES, cardLook } from './card-look.ts'
import { FactsLine } from './FactsLine.tsx'
import { StatusBadge } from './StatusBadge.tsx'

type Props = { property: Property; eager?: boolean; lying?: boolean }

/**
 * One home in a list: the whole card is its link, but for the heart. Cards of one row share their lines. `lying`: lies down where a
 * row has three columns.
 */
export function PropertyCard({ property, eager, lying = false }: Props) {
  const details = paths.propertyDetails(property._id)
  const opening = useViewTransitionState(details)
  const look = cardLook(lying)
  const { isLit, handlers } = useLight(property._id)
  const title = useId()
  return (
    <article
      {...handlers}
      aria-labelledby={title}
      data-lit={isLit || undefined}
      className={`group relative transition-shadow duration-300 hover:shadow-card has-[a:focus-visible]:shadow-card data-lit:border-accent data-lit:shadow-card ${look.card}`}
    >
      <Glow
        placeholder={property.placeholder}
        className="invisible -inset-2 rounded-card opacity-0 blur-3xl saturate-150 transition-[opacity,visibility] duration-500 group-hover:visible group-hover:opacity-28 motion-reduce:transition-none dark:group-hover:opacity-38"
      />
      <div className={`relative overflow-hidden ${look.picture}`}>
        <CardPicture
          src={property.propertyImage}
          sizes={CARD_PICTURE_SIZES}
          placeholder={property.placeholder}
          eager={eager}
          className="h-full transition-transform duration-700 ease-calm motion-safe:group-hover:scale-[1.03]"
          style={opening ? { viewTransitionName: 'property-picture' } : undefined}
        />
        <PictureCount count={property.pictureCount} />
      </div>
      <div className="absolute start-3 top-3">
        <StatusBadge property={property} />
      </div>
      <h3 id={title} className={`title-card line-clamp-3 ${look.title}`}>
        {property.title}
      </h3>
      <p className={`line-clamp-3 text-sm text-muted ${look.place}`}>{property.location}</p>
      <FactsLine property={property} className={`text-sm font-semibold ${look.facts}`} />
      <Price price={property.price} className={look.price} />
      <div className={`flex items-center justify-between gap-3 text-sm ${look.foot}`}>
        <p className="flex min-w-0 items-center gap-2">
          <Avatar name={property.name} src={property.agentImage} className="size-6 text-[0.625rem]" />
          <span className="line-clamp-1">{property.name}</span>
        </p>
        <Link
          to={details}
          viewTransition
          aria-label={`Details of ${property.title}`}
          className="shrink-0 font-bold text-brand after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
        >
          Details
        </Link>
      </div>
      <div className={`absolute top-3 z-10 ${look.heart}`}>
        <WishHeart property={property} />
      </div>
    </article>
  )
}

/** A range of seven digits each; a longer text may be anything, and breaks where it must. */
const MAX_UNBROKEN = 24

function Price({ price, className }: { price: string; className: string }) {
  const shown = useMoney().price(price)
  return (
    <p className={className}>
      <span className="text-sm text-muted sm:block">Price Range: </span>
      <span
        className={`inline-block font-display text-xl leading-tight font-[560] md:max-xl:text-lg ${shown.length > MAX_UNBROKEN ? '' : 'whitespace-nowrap'}`}
      >
        {shown}
      </span>
    </p>
  )
}
