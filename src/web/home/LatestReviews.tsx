import { useQuery } from '@tanstack/react-query'
import * as t from '#messages/home'
import { newestReviews } from '../review/newest-reviews.ts'
import { ReviewCard, ReviewCardSkeleton } from '../review/ReviewCard.tsx'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { REVIEWS_SHOWN } from './how-many-shown.ts'
import { SectionHead } from './SectionHead.tsx'

const sharedLines =
  'md:grid-rows-[auto_1fr_auto] md:gap-y-0 md:[&>article]:row-span-3 md:[&>article]:grid md:[&>article]:grid-rows-subgrid md:[&>article]:gap-y-0'

export const LatestReviews = () => (
  <div className="border-y border-line bg-sunken">
    <section aria-labelledby="reviews" className="page section">
      <SectionHead id="reviews" eyebrow={t.whatPeopleSay()} title={t.latestReviews()} />
      <Cards />
    </section>
  </div>
)

function Cards() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(newestReviews(REVIEWS_SHOWN))
  return (
    <RestoreFocus>
      {isError && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          {t.reviewsFailed()}
        </FailedState>
      )}
      {data?.length === 0 && <EmptyState title={t.noReviews()} />}
      <div aria-busy={isPending} className={`grid gap-5 md:grid-cols-3 ${sharedLines}`}>
        {isPending && ['a', 'b', 'c'].map((key) => <ReviewCardSkeleton key={key} />)}
        {data?.map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </div>
    </RestoreFocus>
  )
}
