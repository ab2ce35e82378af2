import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { isolated } from '#contract/isolated'
import { personName } from '#contract/person-name'
import type { Review } from '#contract/review'
import * as t from '#messages/review'
import { paths } from '../platform/navigation/paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Fold } from '../ui/Fold.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useDayHere } from '../ui/time/day-here.ts'
import { Stars } from './Stars.tsx'

type Props = {
  review: Review
  atHome?: boolean
  homeId?: string
  children?: ReactNode
}

export function ReviewCard({ review, atHome = false, homeId, children }: Props) {
  const reviewer = useId()
  return (
    <article
      data-row
      id={review._id}
      tabIndex={-1}
      aria-label={t.reviewOf({
        name: isolated(personName(review.reviewerName)),
        title: isolated(review.propertyTitle),
      })}
      className={`${shape} ${atHome ? '' : 'min-h-64'}`}
    >
      <svg aria-hidden="true" viewBox="0 0 40 30" className="mb-4 h-7 w-9 fill-accent/35">
        <path d="M0 30V18C0 8 6 1 16 0l1 5c-5 1-8 5-8 9h8v16zm22 0V18C22 8 28 1 38 0l1 5c-5 1-8 5-8 9h8v16z" />
      </svg>
      <div className="min-w-0 grow">
        {review.rating !== undefined && (
          <p className="mb-2">
            <Stars rating={review.rating} />
          </p>
        )}
        <Fold describedBy={reviewer}>{review.reviewDescription}</Fold>
      </div>
      <footer className="mt-6 flex min-w-0 items-center gap-3 border-t border-line pt-5">
        <Avatar name={personName(review.reviewerName)} src={review.ReviewerImage} className="size-11 text-sm" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-bold">
            <bdi id={reviewer}>{personName(review.reviewerName)}</bdi>
            {review.boughtHere && <Badge look="brand">{t.boughtHere()}</Badge>}
            {review.byOwnAgent && <Badge look="accent">{t.ownAgent()}</Badge>}
          </p>
          {!atHome && (
            <p id={homeId} className="text-sm text-muted">
              <ReviewedHome review={review} />
            </p>
          )}
          <p className="text-sm text-muted">
            <WrittenAt review={review} />
          </p>
        </div>
      </footer>
      {children}
    </article>
  )
}

export const ReviewCardSkeleton = () => (
  <div className={`${shape} min-h-64`}>
    <Skeleton className="mb-5 h-7 w-9" />
    <Skeleton className="mb-2 h-4 w-full" />
    <Skeleton className="mb-2 h-4 w-11/12" />
    <Skeleton className="h-4 w-3/5" />
    <div className="mt-auto flex items-center gap-3 border-t border-line pt-5">
      <Skeleton className="size-11 rounded-full" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  </div>
)

const shape = 'flex h-full flex-col rounded-card border border-line bg-surface p-6 sm:p-7'

export const ReviewedHome = ({ review: { propertyId, propertyTitle } }: { review: Review }) =>
  propertyId === undefined ? (
    <bdi>{propertyTitle}</bdi>
  ) : (
    <Link to={paths.propertyDetails(propertyId)} className="py-0.75 hover:text-brand">
      <bdi>{propertyTitle}</bdi>
    </Link>
  )

/** Renders "21 November 2026, 14:22:51": the server's day, and the time that the reviewer's browser sent (P-22). */
export function WrittenAt({ review: { createdAt, reviewTime } }: { review: Pick<Review, 'createdAt' | 'reviewTime'> }) {
  return <time dateTime={createdAt}>{t.writtenAt({ day: useDayHere(createdAt), time: reviewTime })}</time>
}
