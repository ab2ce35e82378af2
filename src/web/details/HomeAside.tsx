import { type ComponentProps, Suspense } from 'react'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import * as t from '#messages/details'
import { FactsLine } from '../card/FactsLine.tsx'
import { useMoney } from '../platform/api/use-money.ts'
import { keptCurrency } from '../property/rates/kept-currency.ts'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { HomeAgent } from './HomeAgent.tsx'
import type { HomeViewer } from './home-viewer.ts'
import { PropertyActions } from './PropertyActions.tsx'

const AuctionDay = lazyPart(async () => (await import('./AuctionDay.tsx')).AuctionDay)

const HomeOpenTimes = lazyPart(async () => (await import('../viewing/open-time/HomeOpenTimes.tsx')).HomeOpenTimes)

const HomeValue = lazyPart(async () => (await import('./HomeValue.tsx')).HomeValue)

const HomeMarks = lazyPart(async () => (await import('./HomeValue.tsx')).HomeMarks)

const HomeEstimate = lazyPart(async () => (await import('./HomeEstimate.tsx')).HomeEstimate)

const OwnHome = lazyPart(async () => (await import('./OwnHome.tsx')).OwnHome)

type Props = { property: Property; viewer: HomeViewer | undefined }

export function HomeAside({ property, viewer }: Props) {
  const other = keptCurrency.useKept('') ? LINE : 0
  return (
    <aside
      aria-label={t.priceAndAgent()}
      className="grid h-fit content-start gap-x-10 gap-y-6 border-line sm:rounded-card sm:border sm:bg-surface sm:p-7 sm:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1 short:static!"
    >
      <div>
        <p className="font-display text-3xl leading-tight font-[560] lg:text-[1.75rem]">
          <Price property={property} />
        </p>
        {property.auctionAt && (
          <Suspense>
            <AuctionDay property={property} auctionAt={property.auctionAt} viewer={viewer} />
          </Suspense>
        )}
        {property.openTimes && (
          <Suspense>
            <HomeOpenTimes property={property} openTimes={property.openTimes} as={concernOf(viewer)} />
          </Suspense>
        )}
        <div style={{ minHeight: `${other + roomForValue(property, viewer !== undefined)}rem` }}>
          <Suspense>
            <HomeValue property={property} email={viewer?.person.email} />
          </Suspense>
        </div>
        <FactsLine property={property} className="mt-2 font-semibold" />
      </div>
      {viewer?.isOwn && !viewer.isPreview && (
        <Suspense fallback={<div className="min-h-46" />}>
          <OwnHome property={property} person={viewer.person} />
        </Suspense>
      )}
      {viewer?.mayBuy && <PropertyActions property={property} viewer={viewer} />}
      {viewer && (
        <Suspense fallback={<div className={isForSale(property) ? 'min-h-22' : 'min-h-11'} />}>
          <HomeMarks property={property} email={viewer.person.email} />
        </Suspense>
      )}
      <HomeAgent property={property} viewer={viewer} />
      <Suspense>
        <HomeEstimate id={property._id} />
      </Suspense>
    </aside>
  )
}

function concernOf(viewer: HomeViewer | undefined): ComponentProps<typeof HomeOpenTimes>['as'] {
  if (viewer?.isPreview) return 'preview'
  return viewer?.isOwn ? 'agent' : viewer && 'buyer'
}

const LINE = 1.25 // rem

function roomForValue(property: Property, isSignedIn: boolean): number {
  const lines = (property.area === undefined ? 0 : 2) + (property.verifiedAt && isForSale(property) ? 1 : 0)
  return (isSignedIn && isForSale(property) && property.price !== '' ? 2.75 : 0) + LINE * lines // the viewer’s loan terms
}

function Price({ property }: { property: Property }) {
  const { label, amount } = useMoney().priceParts(property)
  return (
    <>
      {label && <span className="block font-sans text-sm font-normal text-muted">{`${label} `}</span>}
      <span className="inline-block">{amount}</span>
    </>
  )
}
