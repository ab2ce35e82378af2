import { Suspense, useId } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import type { Property } from '#contract/property'
import { titleOf } from '#contract/shown-texts'
import * as t from '#messages/card'
import type { useHighlight } from '../map/HighlightedHome.tsx'
import { useKeptPlaces } from '../map/places/kept-places.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { HomeTitle } from '../property/HomeTitle.tsx'
import { useKeptTerms } from '../property/mortgage/kept-terms.ts'
import { keptCurrency } from '../property/rates/kept-currency.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { Glow } from '../ui/Glow.tsx'
import { CameraIcon, PlanIcon } from '../ui/icons.tsx'
import { CardPicture } from '../ui/Picture.tsx'
import { WishHeart } from '../wishlist/WishHeart.tsx'
import { CardCorner, Verified } from './CardStatus.tsx'
import { CARD_PICTURE_SIZES, cardLook } from './card-look.ts'
import { FactsLine } from './FactsLine.tsx'

type Props = { property: Property; eager?: boolean; lying?: boolean; highlight?: ReturnType<typeof useHighlight> }

/**
 * A card that is a link as a whole, except for the heart. Cards in one row share their grid lines. `lying`: the
 * horizontal layout for a row with three columns. `highlight`: connects the card with its pin on the map.
 */
export function PropertyCard({ property, eager, lying = false, highlight }: Props) {
  const details = paths.propertyDetails(property._id)
  const opening = useViewTransitionState(details)
  const look = cardLook(lying)
  const title = useId()
  return (
    <article
      {...highlight?.handlers}
      aria-labelledby={title}
      data-highlighted={highlight?.isHighlighted || undefined}
      className={`group relative transition-shadow duration-300 hover:shadow-card has-[a:focus-visible]:shadow-card data-highlighted:border-accent data-highlighted:shadow-card ${look.card}`}
    >
      <Glow
        placeholder={property.placeholder}
        className="invisible -inset-2 rounded-card opacity-0 blur-3xl saturate-150 transition-[opacity,visibility] duration-500 group-hover:visible group-hover:opacity-28 motion-reduce:transition-none dark:group-hover:opacity-38"
      />
      <div className={`relative overflow-hidden group-has-data-seen:opacity-55 ${look.picture}`}>
        <CardPicture
          src={property.propertyImage}
          sizes={CARD_PICTURE_SIZES}
          placeholder={property.placeholder}
          eager={eager}
          className="h-full transition-transform duration-700 ease-calm motion-safe:group-hover:scale-[1.03]"
          style={opening ? { viewTransitionName: 'property-picture' } : undefined}
        />
        <PictureMarks property={property} />
      </div>
      <div className="absolute start-3 top-3">
        <CardCorner property={property} />
      </div>
      <h3 id={title} className={`title-card flex ${look.heading}`}>
        <HomeTitle home={property} className="line-clamp-3" />
      </h3>
      <p className={`flex text-sm text-muted ${look.place}`}>
        <bdi className="line-clamp-3">{property.location}</bdi>
      </p>
      <FactsLine property={property} className={`text-sm font-semibold ${look.facts}`}>
        {property.status === 'verified' && <Verified />}
      </FactsLine>
      <div className={look.price}>
        <Price property={property} />
        <OwnPart property={property} place={look.heart} />
      </div>
      <div className={`flex items-center justify-between gap-3 text-sm ${look.foot}`}>
        <p className="flex min-w-0 items-center gap-2">
          <Avatar name={personName(property.name)} src={property.agentImage} className="size-6 text-[0.625rem]" />
          <bdi className="truncate">{personName(property.name)}</bdi>
        </p>
        <Link
          to={details}
          viewTransition
          aria-label={t.detailsOf({ title: isolated(titleOf(property)) })}
          className="shrink-0 font-bold text-brand after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
        >
          {t.details()}
        </Link>
      </div>
      <div className={`absolute top-3 z-10 ${look.heart}`}>
        <WishHeart property={property} />
      </div>
    </article>
  )
}

const OwnLines = lazyPart(async () => (await import('./OwnLines.tsx')).OwnLines)

function OwnPart({ property, place }: { property: Property; place: string }) {
  const lines = [useKeptTerms(), useKeptPlaces(), keptCurrency.useKept('')].filter(Boolean).length
  const { status } = useSession()
  if (lines === 0 && status !== 'signedIn') return null
  return (
    <div style={{ minHeight: `${1.25 * lines}rem` }}>
      <Suspense>
        <OwnLines property={property} place={place} />
      </Suspense>
    </div>
  )
}

const MAX_UNBROKEN = 24

function Price({ property }: { property: Property }) {
  const { label, amount } = useMoney().priceParts(property)
  return (
    <p>
      {label && <span className="text-sm text-muted sm:block">{`${label} `}</span>}
      <bdi
        className={`inline-block font-display text-xl leading-tight font-[560] md:max-xl:text-lg ${amount.length > MAX_UNBROKEN ? '' : 'whitespace-nowrap'}`}
      >
        {amount}
      </bdi>
    </p>
  )
}

const PictureMarks = ({ property: { pictureCount: count, hasFloorPlan } }: { property: Property }) =>
  count > 1 ? (
    <p className="pointer-events-none absolute end-3 bottom-3 inline-flex items-center gap-1.5 rounded-full bg-[#12140fcc] px-2.5 py-1 text-xs font-bold text-[#fffefb] print:hidden">
      {hasFloorPlan && (
        <>
          <PlanIcon className="size-3.5" />
          <span className="me-1">{t.floorPlan()}</span>
        </>
      )}
      <CameraIcon className="size-3.5" />
      <span>{count}</span>
      <span className="sr-only">{t.pictures()}</span>
    </p>
  ) : null
