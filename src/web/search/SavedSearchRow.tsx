import { useId } from 'react'
import { Link } from 'react-router'
import { type Frequency, MAX_NEW_HOMES, type SavedQuery, type SavedSearch } from '#contract/saved-search'
import * as t from '#messages/savedSearch'
import { somethingWrong } from '#messages/ui'
import { isNotThere, messageOf } from '../platform/api/api-error.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { ListState } from '../trace/CardMarks.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Select } from '../ui/form/Select.tsx'
import { howMany } from '../ui/list/how-many.ts'
import { RowActions } from '../ui/rows/RowActions.tsx'
import { RowDelete } from '../ui/rows/RowDelete.tsx'
import { useChangeSearch, useRemoveSearch, useRestoreSearch } from './change-saved-search.ts'
import { checkedSearch } from './checked-search.ts'
import { RenameSearch } from './RenameSearch.tsx'
import { searchInUrl } from './search-in-url.ts'
import { nameOfSearch } from './search-name.ts'
import { useSearchNames } from './use-search-names.ts'

const frequencies: Record<Frequency, () => string> = { instant: t.immediately, daily: t.daily, none: t.never }

export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { mutate: change } = useChangeSearch()
  const { mutateAsync: remove } = useRemoveSearch()
  const { mutateAsync: restore } = useRestoreSearch()
  const title = useId()
  const address = addressOf(search.query)
  const { search: filters } = checkedSearch(searchInUrl(address))
  const inWords = nameOfSearch(filters, useSearchNames(filters))
  const fail = { onError: (error: Error) => toast.failure(somethingWrong(), { detail: messageOf(error) }) }
  return (
    <article
      data-row
      className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-[1fr_11rem] sm:p-6"
    >
      <div className="min-w-0">
        <h2 id={title} className="text-xl wrap-anywhere">
          <Link
            to={paths.homesFound(address.toString())}
            state={{ newSince: search.seenAt } satisfies ListState}
            onClick={() => change({ id: search._id, isSeen: true })}
            className="link"
          >
            <bdi>{search.name}</bdi>
          </Link>
        </h2>
        {inWords !== search.name && <p className="mt-1 wrap-anywhere text-muted">{inWords}</p>}
        {search.newHomes > 0 && <p className="mt-2 font-semibold text-brand">{newHomes(search.newHomes)}</p>}
      </div>
      <Select
        label={t.notifyMe()}
        aria-describedby={title}
        value={search.frequency}
        onChange={({ target }) => change({ id: search._id, frequency: target.value as Frequency }, fail)} // only the options below are possible
      >
        {Object.entries(frequencies).map(([frequency, name]) => (
          <option key={frequency} value={frequency}>
            {name()}
          </option>
        ))}
      </Select>
      <RowActions isGone={isNotThere} describedBy={title} className="flex flex-wrap gap-2 sm:col-span-2">
        <RenameSearch search={search} describedBy={title} />
        <RowDelete
          compact
          remove={() => remove(search._id)}
          undo={{ of: search.name, restore: () => restore(search._id) }}
        />
      </RowActions>
    </article>
  )
}

const newHomes = (count: number) => howMany(count === MAX_NEW_HOMES ? `${count}+` : count, t.newHomes)

function addressOf(query: SavedQuery): URLSearchParams {
  const address = new URLSearchParams()
  for (const [field, values] of Object.entries(query)) for (const value of [values].flat()) address.append(field, value)
  return address
}
