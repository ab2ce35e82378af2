import { memo, Suspense, useEffect, useState } from 'react'
import { isClosedByAuction } from '#contract/auction'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import { propertyCan } from '#contract/property-status'
import { propertyViewApi } from '#contract/property-view'
import { isForSale, isPublic } from '#contract/property-visibility'
import { shownDescription } from '#contract/shown-texts'
import * as t from '#messages/details'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { call } from '../platform/api/call.ts'
import { useSession } from '../platform/session/session.ts'
import { inItsLanguage } from '../property/HomeTitle.tsx'
import { isOwnHome } from '../property/is-own-home.ts'
import { asWritten } from '../property/property.queries.ts'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { Fold } from '../ui/Fold.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { useRenderAt } from '../ui/time/use-render-at.ts'
import { HomeAside } from './HomeAside.tsx'
import { HomeFacts } from './HomeFacts.tsx'
import { HomeHead } from './HomeHead.tsx'
import { HomeReviews } from './HomeReviews.tsx'
import { useHomeViewer } from './home-viewer.ts'
import { OfferBar } from './OfferBar.tsx'
import { HOME_GRID } from './PropertyDetailsSkeleton.tsx'
import { PropertyGallery } from './PropertyGallery.tsx'
import { VisibilityNotice } from './VisibilityNotice.tsx'
import { WrittenIn } from './WrittenIn.tsx'

const BuyersViewNotice = lazyPart(async () => (await import('./OwnHome.tsx')).BuyersViewNotice)

const DecisionBar = lazyPart(async () => (await import('../decision/DecisionBar.tsx')).DecisionBar)

const HomeReasons = lazyPart(async () => (await import('../evidence/Evidence.tsx')).HomeReasons)

const WhatWasChecked = lazyPart(async () => (await import('./WhatWasChecked.tsx')).WhatWasChecked)

const PriceHistory = lazyPart(async () => (await import('./PriceHistory.tsx')).PriceHistory)

const MortgageEstimate = lazyPart(async () => (await import('./MortgageEstimate.tsx')).MortgageEstimate)

const OtherHomes = lazyPart(async () => (await import('./OtherHomes.tsx')).OtherHomes)

const SoldPrices = lazyPart(async () => (await import('./SoldPrices.tsx')).SoldPrices)

/** Memoized, because `property` is deferred: the render before the deferred one would otherwise render all of it too. */
export const HomeDetails = memo(({ property: read }: { property: Property }) => {
  const viewer = useHomeViewer(read)
  const property: Property = viewer?.isPreview ? read : asWritten(read) // a preview shows what buyers see
  const [wasPending] = useState(viewer?.person.role === 'admin' && propertyCan('verify', property))
  const description = shownDescription(property)
  useCountedView(property)
  useRenderAt(property.auctionAt)
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
          <section aria-label={t.description()} className="border-t border-line pt-8">
            <Eyebrow>{t.aboutThisHome()}</Eyebrow>
            <WrittenIn text={description} className="mt-2" />
            <div {...inItsLanguage(description)}>
              <Fold lines={12} className="mt-4 max-w-[68ch] text-lg leading-relaxed">
                {description.text}
              </Fold>
            </div>
          </section>
          <HomeFacts property={property} />
          <div className="contents print:hidden">
            <PlaceMap property={property} />
          </div>
          {property.priceHistory && (
            <Suspense>
              <PriceHistory property={property} />
            </Suspense>
          )}
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
      <Suspense>
        <OtherHomes property={property} />
      </Suspense>
      {wasPending ? (
        <Suspense>
          <DecisionBar property={property} />
        </Suspense>
      ) : (
        viewer?.mayBuy && !isClosedByAuction(property, now()) && <OfferBar property={property} viewer={viewer} />
      )}
    </>
  )
})

const ReportHome = ({ id }: { id: string }) => (
  <div className="border-t border-line pt-4 print:hidden">
    <DialogButton
      name={t.reportHome()}
      load={loadReport}
      dialog={{ propertyId: id }}
      variant="text"
      compact
      className="px-0! text-muted! underline underline-offset-4"
    />
  </div>
)

const loadReport = async () => (await import('../report/ReportHomeDialog.tsx')).ReportHomeDialog

function useCountedView(property: Property): void {
  const session = useSession()
  const { _id: id } = property
  const counts =
    session.status === 'signedIn' && session.role !== 'admin' && !isOwnHome(property, session) && isPublic(property)
  useEffect(() => {
    if (counts) void call(propertyViewApi.count, { params: { id } }).catch(() => {}) // a failure loses only one view
  }, [counts, id])
}
