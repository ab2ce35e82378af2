import { useInfiniteQuery } from '@tanstack/react-query'
import type { Review } from '#contract/review'
import { rowId } from '../api/row-id.ts'
import { OwnPage } from '../session/OwnPage.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { EmptyState } from '../ui/list/EmptyState.tsx'
import { type Column, Table } from '../ui/list/Table.tsx'
import { TableList } from '../ui/list/TableList.tsx'
import { RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { allReviews, useRemoveReview } from './review.queries.ts'

/** Every review there is; an admin may delete any (spec §6). */
export const ManageReviewsPage = () => <OwnPage title="Manage Reviews">{() => <Reviews />}</OwnPage>

function Reviews() {
  const list = useInfiniteQuery(allReviews)
  const empty = <EmptyState title="Nobody has written a review yet." />
  return (
    <TableList list={list} keyOf={rowId} noun={['review', 'reviews']} empty={empty}>
      {(rows) => <Table caption="Reviews" columns={columns} rows={rows} keyOf={rowId} />}
    </TableList>
  )
}

function DeleteReview({ id, describedBy }: { id: string; describedBy: string }) {
  const { mutateAsync: remove } = useRemoveReview()
  return (
    <RowActions describedBy={describedBy}>
      <RowDelete compact remove={() => remove(id)} />
    </RowActions>
  )
}

const columns: Column<Review>[] = [
  {
    name: 'Reviewer',
    head: true,
    bare: true,
    className: 'sm:w-[26%]',
    cell: ({ reviewerName, reviewerEmail, ReviewerImage }) => (
      <div className="flex items-center gap-3">
        <Avatar name={reviewerName} src={ReviewerImage} />
        <div className="min-w-0">
          <p className="font-bold">{reviewerName}</p>
          <p className="text-sm text-muted">
            <EmailText email={reviewerEmail} />
          </p>
        </div>
      </div>
    ),
  },
  {
    name: 'Property',
    className: 'sm:w-[22%]',
    cell: ({ propertyTitle, agentName }) => (
      <>
        <p className="font-semibold">{propertyTitle}</p>
        <p className="text-sm text-muted">{agentName}</p>
      </>
    ),
  },
  {
    name: 'Review',
    cell: ({ reviewDescription, reviewTime }) => (
      <>
        <p className="whitespace-pre-line">{reviewDescription}</p>
        <p className="mt-1 text-sm text-muted">{reviewTime}</p>
      </>
    ),
  },
  {
    name: 'Actions',
    bare: true,
    className: 'sm:w-[18%]',
    cell: ({ _id }, headId) => <DeleteReview id={_id} describedBy={headId} />,
  },
]
