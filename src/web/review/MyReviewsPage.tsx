import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Review } from '#contract/review'
import * as t from '#messages/reviewing'
import { isNotThere } from '../platform/api/api-error.ts'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { List } from '../ui/list/List.tsx'
import { RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { ReviewCard, ReviewCardSkeleton } from './ReviewCard.tsx'
import { reviewsOf, useRemoveReview } from './review.queries.ts'

const MyReviewsPage = () => (
  <OwnPage title={t.mine()} lead={t.mineLead()}>
    {({ email }) => <Reviews email={email} />}
  </OwnPage>
)

export { MyReviewsPage as Component }

function Reviews({ email }: { email: string }) {
  const list = useInfiniteQuery(reviewsOf(email))
  return (
    <List list={list} keyOf={rowId} failed={t.mineFailed()} empty={<Empty />}>
      {(reviews) =>
        reviews ? (
          <ul className="grid gap-5 xl:grid-cols-2">
            {reviews.map((review) => (
              <li key={review._id}>
                <OwnReview review={review} />
              </li>
            ))}
          </ul>
        ) : (
          <Skeletons />
        )
      }
    </List>
  )
}

function OwnReview({ review }: { review: Review }) {
  const { mutateAsync: remove } = useRemoveReview()
  const home = useId()
  return (
    <ReviewCard review={review} homeId={home}>
      <div className="mt-5 flex justify-end border-t border-line pt-5">
        <RowActions isGone={isNotThere} describedBy={home}>
          <RowDelete remove={() => remove(review._id)} />
        </RowActions>
      </div>
    </ReviewCard>
  )
}

const Empty = () => (
  <EmptyState title={t.mineEmpty()}>
    <ButtonLink to={paths.allProperty} variant="quiet">
      {t.seeAllHomes()}
    </ButtonLink>
  </EmptyState>
)

const Skeletons = () => (
  <div className="grid gap-5 xl:grid-cols-2">
    <ReviewCardSkeleton />
    <ReviewCardSkeleton />
  </div>
)
