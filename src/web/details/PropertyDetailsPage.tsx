import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Property } from '#contract/property'
import { propertyCan } from '#contract/property-moves'
import { propertyViewApi } from '#contract/property-view'
import { isForSale, isPublic } from '#contract/property-visibility'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { isNotThere } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession, type WaitingHandle } from '../platform/session/session.ts'
import { isOwnHome } from '../platform/session/session-state.ts'
import { oneProperty } from '../property/home.queries.ts'
import { asWritten } from '../property/property.queries.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { Fold } from '../ui/Fold.tsx'
import { whenConnected } from '../ui/feedback/connection.ts'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { HomeAside } from './HomeAside.tsx'
import { HomeFacts } from './HomeFacts.tsx'
import { HomeHead } from './HomeHead.tsx'
import { HomeReviews } from './HomeReviews.tsx'
import { useHomeViewer } from './home-viewer.ts'
import { OfferBar } from './OfferBar.tsx'
import { RecentlyViewed, SimilarHomes } from './OtherHomes.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { HOME_GRID, PropertyDetailsSkeleton } from './PropertyDetailsSkeleton.tsx'
import { PropertyGallery } from './PropertyGallery.tsx'
import { VisibilityNotice } from './VisibilityNotice.tsx'

const PAGE = 'page pt-6 pb-16 sm:pb-24'

const BuyersViewNotice = lazy(() =>
  whenConnected(async () => ({ default: (await import('./OwnHome.tsx')).BuyersViewNotice })),
)

const DecisionBar = lazy(() =>
  whenConnected(async () => ({ default: (await import('../decision/DecisionBar.tsx')).DecisionBar })),
)

const HomeReasons = lazy(() =>
  whenConnected(async () => ({ default: (await import('../evidence/Evidence.tsx')).HomeReasons })),
)

const WhatWasChecked = lazy(() =>
  whenConnected(async () => ({ default: (await import('./WhatWasChecked.tsx')).WhatWasChecked })),
)

const MortgageEstimate = lazy(() =>
  whenConnected(async () => ({ default: (await import('./MortgageEstimate.tsx')).MortgageEstimate })),
)

const SoldPrices = lazy(() => whenConnected(async () => ({ default: (await import('./SoldPrices.tsx')).SoldPrices })))

function PropertyDetailsPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(oneProperty(id, useQueryClient()))
  const property = useDeferredValue(data) // rendered piece by piece: there is much of it
  const isGone = isNotThere(error)
  const { currency } = useMoney()
  usePageTitle(isGone ? 'Home not found' : ((data?.whole ?? data)?.title ?? 'A home'), {
    home: isGone ? undefined : data,
    currency,
  })
  return (
    <RestoreFocus className={PAGE}>
      {!property && (isPending || data) && <PropertyDetailsSkeleton />}
      {isGone && <Gone />}
      {error && !data && !isGone && (
        <FailedState onRetry={refetch} busy={isFetching}>
          This home could not be loaded.
        </FailedState>
      )}
      {property && !isGone && <Details key={property._id} property={property} />}
    </RestoreFocus>
  )
}

export { PropertyDetailsPage as Component }

const Waiting = () => (
  <div className={PAGE}>
    <PropertyDetailsSkeleton />
  </div>
)
export const handle: WaitingHandle = { Waiting }

const Gone = () => (
  <>
    <h1 className="sr-only">Home not found</h1>
    <EmptyState title="This home is no longer available.">
      <ButtonLink to={paths.allProperty} variant="quiet">
        See other homes
      </ButtonLink>
    </EmptyState>
  </>
)

function Details({ property: read }: { property: Property }) {
  const viewer = useHomeViewer(read)
  const property: Property = viewer?.isPreview ? read : asWritten(read) // a preview is what buyers read
  const [wasPending] = useState(viewer?.person.role === 'admin' && propertyCan('verify', property))
  useCountedView(property)
  return (
    <>
      {viewer?.isPreview ? (
        <Suspense>
          <BuyersViewNotice />
        </Suspense>
      ) : (
        <VisibilityNotice property={property} />
      )}
      <article className={HOME_GRID}>
        <PropertyGallery property={property} />
        <HomeHead property={property} read={read} viewer={viewer} />
        <HomeAside property={property} viewer={viewer} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          {viewer?.person.role === 'admin' && !wasPending && (
            <Suspense>
              <HomeReasons id={property._id} className="print:hidden" />
            </Suspense>
          )}
          <section aria-label="Description" className="border-t border-line pt-8">
            <Eyebrow>About this home</Eyebrow>
            <Fold lines={12} className="mt-4 max-w-[68ch] text-lg leading-relaxed">
              {property.description}
            </Fold>
          </section>
          <HomeFacts property={property} />
          <div className="contents print:hidden">
            <PlaceMap property={property} />
          </div>
          <PriceHistory property={property} />
          <div className="contents print:hidden">
            {viewer && isForSale(property) && (
              <Suspense fallback={<div className="min-h-128 sm:min-h-80 xl:min-h-64" />}>
                <MortgageEstimate price={property.price} email={viewer.person.email} />
              </Suspense>
            )}
          </div>
          <HomeReviews property={property} viewer={viewer} />
          <Suspense>
            <SoldPrices id={property._id} />
          </Suspense>
          {isPublic(property) && (
            <Suspense>
              <WhatWasChecked id={property._id} />
            </Suspense>
          )}
          {viewer && !viewer.isOwn && <ReportHome id={property._id} />}
        </div>
      </article>
      <div className="mt-12 grid grid-cols-1 gap-12 print:hidden">
        <SimilarHomes id={property._id} />
        <RecentlyViewed property={property} />
      </div>
      {wasPending ? (
        <Suspense>
          <DecisionBar property={property} />
        </Suspense>
      ) : (
        viewer?.mayBuy && <OfferBar property={property} viewer={viewer} />
      )}
    </>
  )
}

const ReportHome = ({ id }: { id: string }) => (
  <div className="border-t border-line pt-4 print:hidden">
    <DialogButton
      name="Report this home"
      load={loadReport}
      dialog={{ propertyId: id }}
      variant="text"
      compact
      className="px-0! text-muted! underline underline-offset-4"
    />
  </div>
)

const loadReport = async () => (await import('../report/ReportHomeDialog.tsx')).ReportHomeDialog

/** Counts a view; the server counts one per day and person. Failures are ignored. */
function useCountedView(property: Property): void {
  const session = useSession()
  const { _id: id } = property
  const counts =
    session.status === 'signedIn' && session.role !== 'admin' && !isOwnHome(property, session) && isPublic(property)
  useEffect(() => {
    if (counts) void call(propertyViewApi.count, { params: { id } }).catch(() => {}) // a look that is not counted
  }, [counts, id])
}
