import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { OpenOffer, WishlistItem } from '#contract/wishlist'
import * as t from '#messages/offer'
import * as link from '#messages/offerLink'
import { isNotThere } from '../platform/api/api-error.ts'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { HomeTitle } from '../property/HomeTitle.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { Picture } from '../ui/Picture.tsx'
import { OpenOfferNote } from '../wishlist/OpenOfferNote.tsx'
import { whyNoOffers } from '../wishlist/takes-offers.ts'
import { oneWish } from '../wishlist/wishlist.queries.ts'
import { OfferForm } from './OfferForm.tsx'

function MakeOfferPage() {
  const { email = '', id = '' } = useParams()
  return (
    <OwnPage title={link.makeOffer()}>
      {(person) =>
        email.toLowerCase() === person.email ? (
          <Wished key={id} id={id} email={person.email} name={person.displayName} />
        ) : (
          <NotThere />
        )
      }
    </OwnPage>
  )
}

export { MakeOfferPage as Component }

function Wished({ id, email, name }: { id: string; email: string; name: string }) {
  const { data: wish, error, isFetching, refetch } = useQuery(oneWish(email, id))
  const isGone = isNotThere(error)
  return (
    <RestoreFocus>
      {isGone && <NotThere />}
      {!wish && !error && <FormSkeleton fields={6} />}
      {!wish && error && !isGone && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.wishFailed()}
        </FailedState>
      )}
      {wish && !isGone && <Offering wish={wish} buyer={{ name, email }} />}
    </RestoreFocus>
  )
}

function Offering({ wish, buyer }: ComponentProps<typeof OfferForm>) {
  const closed = whyNoOffers(wish, buyer.email)
  const amount = useAmountFromAddress()
  if (closed) return <Closed why={closed} offer={wish.openOffer} />
  return (
    <>
      <OfferedHome wish={wish} />
      <OfferForm wish={wish} buyer={buyer} amount={amount} />
    </>
  )
}

const NotThere = () => <Closed why={t.notWished()} />

function useAmountFromAddress(): number | undefined {
  const [search] = useSearchParams()
  const amount = Number(search.get('amount'))
  return amount > 0 && Number.isFinite(amount) ? amount : undefined
}

const Closed = ({ why, offer }: { why: string; offer?: OpenOffer | undefined }) => (
  <EmptyState title={why}>
    {offer && <OpenOfferNote offer={offer} />}
    <ButtonLink to={paths.wishlist} variant="quiet">
      {t.backToWishlist()}
    </ButtonLink>
  </EmptyState>
)

function OfferedHome({ wish }: { wish: WishlistItem }) {
  const money = useMoney()
  return (
    <div className="mb-5 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture
        src={wish.propertyImage}
        placeholder={wish.placeholder}
        alt=""
        width={800}
        height={600}
        sizes="9rem"
        className="rounded-[14px]"
      />
      <div className="min-w-0">
        <h2 className="title-card">
          <Link to={paths.propertyDetails(wish.propertyId)} className="py-0.75 hover:text-brand hover:underline">
            <HomeTitle home={wish} />
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">
          <bdi>{wish.location}</bdi>
        </p>
        <p className="mt-1 font-semibold">{money.price(wish)}</p>
        {wish.underOffer && <p className="mt-1 text-sm text-muted">{t.isUnderOffer()}</p>}
      </div>
    </div>
  )
}
