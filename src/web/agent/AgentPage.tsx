import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import type { PublicAgent } from '#contract/agent'
import { brandInText } from '#contract/brand'
import * as t from '#messages/agent'
import { CARDS, EAGER } from '../card/card-look.ts'
import { PropertyCard } from '../card/PropertyCard.tsx'
import { PropertyCardSkeletons } from '../card/PropertyCardSkeletons.tsx'
import { isNotThere } from '../platform/api/api-error.ts'
import { rowId } from '../platform/api/pages.ts'
import { usePageTitle } from '../platform/brand/page-title.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useSession } from '../platform/session/session.ts'
import { oneAgent } from '../property/home.queries.ts'
import { RatingLine } from '../review/RatingLine.tsx'
import { Reviews } from '../review/Reviews.tsx'
import { reviewsOfAgent } from '../review/review.queries.ts'
import { useJustHidden } from '../trace/hidden-home/just-hidden.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { lazyPart } from '../ui/feedback/lazy-part.ts'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { List } from '../ui/list/List.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { homesOfAgent } from './agent.queries.ts'

function AgentPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, isFetching, refetch } = useQuery(oneAgent(id))
  const isGone = isNotThere(error)
  usePageTitle(isGone ? t.notFound() : (data?.name ?? t.anAgent()), { agent: isGone ? undefined : data })
  return (
    <RestoreFocus className="page pt-10 pb-16 sm:pt-14 sm:pb-24">
      {isPending && <AgentHeadSkeleton />}
      {isGone && <Gone />}
      {error && !data && !isGone && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.failed()}
        </FailedState>
      )}
      {data && !isGone && <Agent key={data._id} agent={data} />}
    </RestoreFocus>
  )
}

export { AgentPage as Component }

const Gone = () => (
  <>
    <h1 className="sr-only">{t.notFound()}</h1>
    <EmptyState title={t.gone()}>
      <ButtonLink to={paths.home} variant="quiet">
        {t.goHome()}
      </ButtonLink>
    </EmptyState>
  </>
)

const Agent = ({ agent }: { agent: PublicAgent }) => (
  <>
    <AgentHead agent={agent} />
    <section aria-labelledby="for-sale" className="mt-12">
      <h2 id="for-sale" className="mb-6 text-2xl">
        {t.homesForSale()}
      </h2>
      <Homes agent={agent} />
      <p className="mt-6">
        <Link to={paths.homesFound(`notAgent=${agent._id}`)} className="link">
          {t.leaveOut()}
        </Link>
      </p>
    </section>
    <section aria-labelledby="reviews" className="mt-14">
      <h2 id="reviews" className="mb-6 text-2xl">
        {t.reviews()}
      </h2>
      <Reviews of={reviewsOfAgent(agent._id)} empty={t.noReviews()} />
    </section>
  </>
)

function Homes({ agent: { _id, homesForSale } }: { agent: PublicAgent }) {
  const list = useInfiniteQuery(homesOfAgent(_id))
  const hidden = useJustHidden()
  const isSignedIn = useSession().status === 'signedIn'
  const nothing = <EmptyState title={homesForSale === 0 || !isSignedIn ? t.noHomes() : t.noHomesToShow()} />
  return (
    <>
      <List list={list} keyOf={rowId} failed={t.homesFailed()} empty={nothing}>
        {(listed) => {
          const homes = listed?.filter(({ _id }) => !hidden.includes(_id))
          if (homes?.length === 0) return nothing
          return (
            <div className={`${CARDS} sm:grid-cols-2 lg:grid-cols-3`}>
              {homes?.map((property, place) => (
                <PropertyCard key={property._id} property={property} eager={place < EAGER} />
              )) ?? <PropertyCardSkeletons count={3} />}
            </div>
          )
        }}
      </List>
      {isSignedIn && (
        <Suspense>
          <HiddenHomesLink />
        </Suspense>
      )}
    </>
  )
}

const HiddenHomesLink = lazyPart(async () => (await import('../trace/ListTraces.tsx')).HiddenHomesLink)

const AgentHead = ({ agent: { name, photoURL, homesForSale, homesSold, rating } }: { agent: PublicAgent }) => (
  <header className="flex flex-wrap items-center gap-x-7 gap-y-5">
    <Avatar name={name} src={photoURL} className="size-24 text-3xl sm:size-28" />
    <div className="min-w-0">
      <Eyebrow>{t.agentAt({ brand: brandInText() })}</Eyebrow>
      <h1 className="title-section mt-2">{name}</h1>
      <p className="mt-2 text-muted">{`${howMany(homesForSale, t.forSale)} · ${howMany(homesSold, t.sold)}`}</p>
      {rating && (
        <div className="mt-2">
          <RatingLine rating={rating} />
        </div>
      )}
    </div>
  </header>
)

const AgentHeadSkeleton = () => (
  <div aria-busy="true" className="flex min-h-dvh flex-wrap content-start items-center gap-x-7 gap-y-5">
    <Skeleton className="size-24 rounded-full sm:size-28" />
    <div>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-3 h-10 w-64" />
      <Skeleton className="mt-3 h-5 w-52" />
    </div>
  </div>
)
