import { useInfiniteQuery } from '@tanstack/react-query'
import { personName } from '#contract/person-name'
import type { Review } from '#contract/review'
import * as ratings from '#messages/ratings'
import * as t from '#messages/reviewing'
import { isNotThere } from '../platform/api/api-error.ts'
import { rowId } from '../platform/api/pages.ts'
import { paths } from '../platform/navigation/paths.ts'
import { OwnPage } from '../platform/session/OwnPage.tsx'
import { Fold } from '../ui/Fold.tsx'
import { ListSearch, searchWords } from '../ui/list/ListSearch.tsx'
import { PersonCell } from '../ui/list/PersonCell.tsx'
import type { Column } from '../ui/list/Table.tsx'
import { TableList } from '../ui/list/TableList.tsx'
import { TitleCell } from '../ui/list/TitleCell.tsx'
import { useUrlFields } from '../ui/router/use-url-fields.ts'
import { RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { ReviewedHome, WrittenAt } from './ReviewCard.tsx'
import { allReviews, useRemoveReview } from './review.queries.ts'
import { Stars } from './Stars.tsx'

const ManageReviewsPage = () => <OwnPage title={t.manage()}>{() => <Reviews />}</OwnPage>

export { ManageReviewsPage as Component }

function Reviews() {
  const { fields, change } = useUrlFields('q')
  const q = searchWords(fields.q)
  return (
    <>
      <ListSearch placeholder={t.searched()} value={fields.q} onText={(text) => change('q', text)} />
      <TableList
        list={useInfiniteQuery(allReviews(q))}
        keyOf={rowId}
        noun={t.total}
        search={q}
        failed={ratings.allFailed()}
        empty={
          q ? { title: t.noMatch(), link: { to: paths.manageReviews, name: t.showEvery() } } : { title: t.noneYet() }
        }
        caption={t.reviews()}
        columns={columns()}
      />
    </>
  )
}

function DeleteReview({ id, describedBy }: { id: string; describedBy: string }) {
  const { mutateAsync: remove } = useRemoveReview()
  return (
    <RowActions isGone={isNotThere} describedBy={describedBy}>
      <RowDelete compact remove={() => remove(id)} />
    </RowActions>
  )
}

const columns = (): Column<Review>[] => [
  {
    name: t.reviewer(),
    head: true,
    bare: true,
    className: 'sm:w-[26%]',
    cell: ({ reviewerName, reviewerEmail, ReviewerImage }) => (
      <PersonCell name={personName(reviewerName)} email={reviewerEmail} photo={ReviewerImage} />
    ),
  },
  {
    name: t.property(),
    className: 'sm:w-[22%]',
    cell: (review) => (
      <div id={`home-of-${review._id}`}>
        <TitleCell first={<ReviewedHome review={review} />} second={personName(review.agentName)} />
      </div>
    ),
  },
  {
    name: t.review(),
    cell: (review, headId) => (
      <>
        {review.rating !== undefined && <Stars rating={review.rating} />}
        <Fold describedBy={headId}>{review.reviewDescription}</Fold>
        <p className="mt-1 text-sm text-muted">
          <WrittenAt review={review} />
        </p>
      </>
    ),
  },
  {
    name: t.actions(),
    bare: true,
    className: 'sm:w-[18%]',
    cell: ({ _id }, headId) => <DeleteReview id={_id} describedBy={`${headId} home-of-${_id}`} />,
  },
]
