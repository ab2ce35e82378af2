import { useQuery } from '@tanstack/react-query'
import { ReviewCard, ReviewCardSkeleton } from '../review/ReviewCard.tsx'
import { newestReviews } from '../review/review.queries.ts'
import { RestoreFocus } from '../ui/focus/RestoreFocus.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'
import { SectionHead } from './SectionHead.tsx'

const COUNT = 3

export const LatestReviews = () => (
  <section aria-labelledby="reviews" className="page section">
    <SectionHead id="reviews" eyebrow="What people say" title="Latest Reviews" />
    <Cards />
  </section>
)

function Cards() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(newestReviews(COUNT))
  return (
    <RestoreFocus>
      {isError && !data && (
        <FailedState onRetry={refetch} busy={isFetching}>
          The reviews could not be loaded.
        </FailedState>
      )}
      {data?.length === 0 && <EmptyState title="No one has written a review yet. Yours can be the first." />}
      <div aria-busy={isPending} className="grid gap-5 md:grid-cols-3">
        {isPending && ['a', 'b', 'c'].map((key) => <ReviewCardSkeleton key={key} />)}
        {data?.map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </div>
    </RestoreFocus>
  )
}
