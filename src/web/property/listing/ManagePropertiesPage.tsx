import { useInfiniteQuery } from '@tanstack/react-query'
import { rowId } from '../../api/row-id.ts'
import { paths } from '../../navigation/paths.ts'
import { OwnPage } from '../../session/OwnPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { DebouncedField } from '../../ui/form/DebouncedField.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { List } from '../../ui/list/List.tsx'
import { Table } from '../../ui/list/Table.tsx'
import { useUrlFields } from '../../ui/router/use-url-fields.ts'
import { listings } from './listing.queries.ts'
import { managedColumns } from './managed-columns.tsx'

const statuses = ['pending', 'verified', 'rejected', 'sold', 'edited'] as const
const statusOf = (text: string) => statuses.find((status) => status === text)

/** Every listing, to be verified or rejected by an admin (P-24). What is looked for lives in the address. */
const ManagePropertiesPage = () => <OwnPage title="Manage Properties">{() => <Managed />}</OwnPage>

export { ManagePropertiesPage as Component }

function Managed() {
  const { fields, change } = useUrlFields('q', 'status')
  const status = statusOf(fields.status)
  const q = fields.q.trim().slice(0, 200) || undefined
  const list = useInfiniteQuery(listings({ q, status }))
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
      <search className="mb-6 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <DebouncedField
          label="Search"
          type="search"
          placeholder="Title, location or agent"
          maxLength={200}
          value={fields.q}
          onText={(text) => change('q', text)}
        />
        <Select label="Status" value={status ?? ''} onChange={({ target }) => change('status', target.value)}>
          <option value="">Every status</option>
          {statuses.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </search>
      <List list={list} keyOf={rowId} noun={['home', 'homes']} failed="The homes could not be loaded." empty={empty}>
        {(rows) => <Table caption="Homes" columns={managedColumns} rows={rows} keyOf={rowId} />}
      </List>
    </>
  )
}
