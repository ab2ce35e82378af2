import type { Review } from '#contract/review'
import { useDayHere } from '../ui/time/format.ts'

/** "21 November 2026, 14:22:51": the day that the server knows, and the time of day that its writer's page sent (P-22). */
export function WrittenAt({ review: { createdAt, reviewTime } }: { review: Pick<Review, 'createdAt' | 'reviewTime'> }) {
  return (
    <time dateTime={createdAt}>
      {useDayHere(createdAt)}, {reviewTime}
    </time>
  )
}
