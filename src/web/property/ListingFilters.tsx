import type { Sends } from '#contract/endpoint'
import type { AgentFigures } from '#contract/figures'
import type { propertyApi } from '#contract/property'
import { shownTotal } from '#contract/shown-total'
import * as t from '#messages/property'
import { ListSearchField, searchWords } from '../ui/list/ListSearch.tsx'
import { StatusChips } from '../ui/list/StatusChips.tsx'
import { useUrlFields } from '../ui/router/use-url-fields.ts'

type Status = NonNullable<NonNullable<Sends<typeof propertyApi.list>['query']>['status']>
const names: Record<Status, () => string> = {
  pending: t.pending,
  verified: t.verified,
  rejected: t.rejected,
  sold: t.sold,
  edited: t.edited,
}
const statuses = Object.keys(names) as Status[] // its own keys

const ALL = 'all'

/**
 * Returns the filters of a list of listings. `first`: the status shown if the address has neither words nor a status.
 */
export function useListingFilters(first?: Status) {
  const { fields, change } = useUrlFields('q', 'status')
  const q = searchWords(fields.q)
  const status = fields.status === '' && !q ? first : statuses.find((one) => one === fields.status)
  return { fields, change, status, q }
}

type Props = ReturnType<typeof useListingFilters> & {
  placeholder: string
  counts: Partial<Record<Status, AgentFigures['views' | 'wishes']>> | undefined
  uncounted?: Status
}

export function ListingFilters({ fields, change, status, placeholder, counts, uncounted }: Props) {
  const chips = statuses.map((value) => {
    if (value === uncounted) return { value, name: names[value]() }
    const count = counts?.[value]
    return { value, name: names[value](), count: count === undefined ? undefined : shownTotal(count) }
  })
  return (
    <search className="mb-6 grid gap-4">
      <ListSearchField
        placeholder={placeholder}
        value={fields.q}
        onText={(text) => change('q', text)}
        className="max-w-xl"
      />
      <StatusChips
        label={t.status()}
        chips={[...chips, { value: ALL, name: t.all() }]}
        current={status ?? ALL}
        to={(value) => ({ search: searchFor(fields.q, value) })}
      />
    </search>
  )
}

const searchFor = (q: string, status: string): string =>
  `${new URLSearchParams({ ...(q.trim() && { q }), ...(status && { status }) })}`
