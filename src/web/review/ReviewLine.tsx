import { useId } from 'react'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import type { Review } from '#contract/review'
import * as t from '#messages/review'
import { Badge } from '../ui/Badge.tsx'
import { Fold } from '../ui/Fold.tsx'
import { ReviewedHome, WrittenAt } from './ReviewCard.tsx'
import { Stars } from './Stars.tsx'

export function ReviewLine({ review }: { review: Review }) {
  const reviewer = useId()
  return (
    <article
      id={review._id}
      tabIndex={-1}
      aria-label={t.reviewOf({
        name: isolated(personName(review.reviewerName)),
        title: isolated(review.propertyTitle),
      })}
      className="border-t border-line py-4"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {review.rating !== undefined && <Stars rating={review.rating} />}
        <span id={reviewer} className="font-bold">
          {personName(review.reviewerName)}
        </span>
        {review.boughtHere && <Badge look="brand">{t.boughtHere()}</Badge>}
        {review.byOwnAgent && <Badge look="accent">{t.ownAgent()}</Badge>}
      </p>
      <p className="text-sm text-muted">
        <ReviewedHome review={review} />
        <span aria-hidden="true"> · </span>
        <WrittenAt review={review} />
      </p>
      <Fold lines={3} describedBy={reviewer} className="mt-1.5">
        {review.reviewDescription}
      </Fold>
    </article>
  )
}
