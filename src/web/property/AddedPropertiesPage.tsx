import { useInfiniteQuery } from '@tanstack/react-query'
import { rowId } from '../api/row-id.ts'
import { OwnPage } from '../app/OwnPage.tsx'
import { paths } from '../app/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { TableList } from '../ui/TableList.tsx'
import { AddedProperty } from './AddedProperty.tsx'
import { HomeRowSkeletons } from './HomeRow.tsx'
import { listings } from './listing.queries.ts'

/** What the agent has listed, in every status. */
export const AddedPropertiesPage = () => (
  <OwnPage title="My Added Properties">{({ email }) => <Added email={email} />}</OwnPage>
)

function Added({ email }: { email: string }) {
  const list = useInfiniteQuery(listings({ email }))
  const empty = (
    <EmptyState title="You have not listed a home yet.">
      <ButtonLink to={paths.addProperty}>Add your first home</ButtonLink>
    </EmptyState>
  )
  return (
    <TableList list={list} keyOf={rowId} noun={['home', 'homes']} empty={empty}>
      {(rows) => (
        <div className="grid gap-4">
          {!rows && <HomeRowSkeletons />}
          {rows?.map((property) => (
            <AddedProperty key={property._id} property={property} />
          ))}
        </div>
      )}
    </TableList>
  )
}
