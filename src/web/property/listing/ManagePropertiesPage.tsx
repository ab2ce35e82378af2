import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { rowId } from '../../api/pages.ts'
import { adminFigures } from '../../figures/figures.queries.ts'
import { paths } from '../../navigation/paths.ts'
import { OwnPage } from '../../session/OwnPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { List } from '../../ui/list/List.tsx'
import { Table } from '../../ui/list/Table.tsx'
import { ListingFilters, useListingFilters } from './ListingFilters.tsx'
import { listings, readListings } from './listing.queries.ts'
import { managedColumns } from './managed-columns.tsx'

/** Every listing, to be verified or rejected by an admin (P-24). What is looked for lives in the address. */
const ManagePropertiesPage = () => <OwnPage title="Manage Properties">{() => <Managed />}</OwnPage>

export { ManagePropertiesPage as Component }

function Managed() {
  const filters = useListingFilters()
  const { q, status } = filters
  const list = useInfiniteQuery(listings({ q, status }))
  const { data: figures } = useQuery(adminFigures)
  const empty = (
    <EmptyState title={q || status ? 'No home matches this search.' : 'No agent has listed a home yet.'}>
      {(q || status) && (
        <ButtonLink to={paths.manageProperties} variant="quiet">
          Show every home
        </ButtonLink>
      )}
    </EmptyState>
  )
  return (
    <>
      <ListingFilters {...filters} placeholder="Title, location or agent" counts={figures?.homes} />
      <List
        list={list}
        keyOf={rowId}
        readRows={readListings}
        noun={['home', 'homes']}
        search={`${status} ${q}`}
        failed="The homes could not be loaded."
        empty={empty}
      >
        {(rows) => <Table caption="Homes" columns={managedColumns} rows={rows} keyOf={rowId} />}
      </List>
    </>
  )
}
