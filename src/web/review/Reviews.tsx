import { useInfiniteQuery } from '@tanstack/react-query'
import * as t from '#messages/ratings'
import { rowId } from '../platform/api/pages.ts'
import { List } from '../ui/list/List.tsx'
import { ReviewCard, ReviewCardSkeleton } from './ReviewCard.tsx'
import type { reviewsOfHome } from './review.queries.ts'

type Props = {
  of: ReturnType<typeof reviewsOfHome>
  empty: string
  atHome?: boolean
}

export function Reviews({ of, empty, atHome = false }: Props) {
  const list = useInfiniteQuery(of)
  const nothing = <p className="text-muted">{empty}</p>
  return (
    <List list={list} keyOf={rowId} failed={t.allFailed()} empty={nothing}>
      {(reviews) => (
        <ul className="grid gap-5 md:grid-cols-2">
          {reviews?.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} atHome={atHome} />
            </li>
          )) ?? <Loading />}
        </ul>
      )}
    </List>
  )
}

const Loading = () => (
  <li>
    <ReviewCardSkeleton />
  </li>
)
