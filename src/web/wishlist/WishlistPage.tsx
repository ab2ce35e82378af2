import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { priceName } from '#contract/labelled-price'
import { personName } from '#contract/person-name'
import { hasPage, isForSale } from '#contract/property-visibility'
import { type WishlistItem, wishlistApi } from '#contract/wishlist'
import { sold } from '#messages/card'
import * as t from '#messages/wishlist'
import { isNotThere } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { rowId } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { HomeTitle } from '../property/HomeTitle.tsx'
import { MarketBadge } from '../property/MarketBadge.tsx'
import { useLoanTerms } from '../property/mortgage/loan-terms.ts'
import { monthlyCost } from '../property/mortgage/monthly-cost.ts'
import { useAboutPrice } from '../property/rates/about-price.ts'
import { statusNames } from '../property/status-names.ts'
import { NoteNotLoaded, NoteOrButton } from '../trace/note/HomeNote.tsx'
import { useNotesOfList } from '../trace/note/note.queries.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { PictureRow } from '../ui/list/PictureRow.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { RowActions, RowLink } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { useRenderAt } from '../ui/time/use-render-at.ts'
import { MonthOfWishes } from './MonthOfWishes.tsx'
import { OpenOfferNote } from './OpenOfferNote.tsx'
import { takesOffers } from './takes-offers.ts'
import { wishesOf } from './wishlist.queries.ts'

const TogetherSection = lazyPart(async () => (await import('./sharing/TogetherSection.tsx')).TogetherSection)

const WishlistPage = () => (
  <OwnPage title={t.title()} lead={t.lead()}>
    {({ email }) => (
      <>
        <Suspense fallback={<div className="mb-8 min-h-40 sm:min-h-33" />}>
          <TogetherSection />
        </Suspense>
        <Wishes email={email} />
      </>
    )}
  </OwnPage>
)

export { WishlistPage as Component }

function Wishes({ email }: { email: string }) {
  const list = useInfiniteQuery(wishesOf(email))
  const notes = useNotesOfList(list.data?.pages)
  return (
    <RowList
      list={list}
      keyOf={rowId}
      failed={t.failed()}
      empty={{
        title: t.empty(),
        link: { to: paths.allProperty, name: t.seeAllHomes() },
      }}
      head={(wishes) => (
        <>
          <MonthOfWishes wishes={wishes} email={email} />
          {notes.hasFailed && <NoteNotLoaded retry={notes.retry} />}
        </>
      )}
    >
      {(wish) => <WishRow wish={wish} email={email} notes={notes} />}
    </RowList>
  )
}

type RowProps = { wish: WishlistItem; email: string; notes: ReturnType<typeof useNotesOfList> }

function WishRow({ wish, email, notes }: RowProps) {
  const money = useMoney()
  useRenderAt(wish.auctionAt)
  const { mutateAsync: remove } = useRemoveWish()
  const terms = useLoanTerms()
  const month = terms && isForSale(wish) ? monthlyCost(wish.price, terms, money) : undefined
  const facts: [string, string][] = [
    [priceName(wish), money.price(wish)],
    [t.agent(), personName(wish.agentName)],
  ]
  if (month !== undefined) facts.push([t.aMonth(), `≈ ${money.amount(month)}`])
  const about = useAboutPrice()?.about(wish.price)
  if (about !== undefined) facts.push([t.inYourCurrency(), about])
  const { formerPrice, formerPriceKind } = wish
  if (formerPrice !== undefined)
    facts.push([t.priceBefore(), money.price({ price: formerPrice, priceKind: formerPriceKind })])
  return (
    <PictureRow
      picture={wish.propertyImage}
      placeholder={wish.placeholder}
      title={<HomeTitle home={wish} />}
      subtitle={wish.location}
      to={hasPage(wish) ? paths.propertyDetails(wish.propertyId) : undefined}
      badge={<WishBadge wish={wish} />}
      facts={facts}
    >
      {(heading) => (
        <>
          {wish.openOffer && <OpenOfferNote offer={wish.openOffer} className="w-full" />}
          <RowActions isGone={isNotThere} describedBy={heading}>
            <RowLink name={t.makeOffer()} available={takesOffers(wish, email)} to={paths.makeOffer(email, wish._id)} />
            <RowDelete remove={() => remove(wish._id)} />
          </RowActions>
          {notes.isLoaded && (
            <div className="w-full min-w-0">
              <NoteOrButton
                email={email}
                propertyId={wish.propertyId}
                stored={notes.own[wish.propertyId]}
                partner={notes.partner}
                describedBy={heading}
              />
            </div>
          )}
        </>
      )}
    </PictureRow>
  )
}

function useRemoveWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(wishlistApi.remove, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.wishlist }),
  })
}

const WishBadge = ({
  wish,
}: {
  wish: Pick<WishlistItem, 'status' | 'sold' | 'withdrawn' | 'underOffer' | 'market'>
}) => (
  <span className="inline-flex flex-wrap gap-1.5">
    {wish.withdrawn ? (
      <Badge look="danger">{t.withdrawn()}</Badge>
    ) : (
      <Badge look={looks[wish.status ?? 'pending']}>{statusNames[wish.status ?? 'pending']()}</Badge>
    )}
    {wish.sold && <Badge look="ink">{sold()}</Badge>}
    <MarketBadge home={wish} />
  </span>
)

const looks: Record<NonNullable<WishlistItem['status']> | 'pending', BadgeLook> = {
  verified: 'brand',
  pending: 'accent',
  rejected: 'danger',
}
