import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Property } from '#contract/property'
import { isNotThere } from '../../platform/api/api-error.ts'
import { useSession } from '../../platform/session/session.ts'
import { oneProperty } from '../../property/home.queries.ts'
import { asWritten } from '../../property/property.queries.ts'
import { keepCompared, MAX_COMPARED, useComparedHomes } from '../../trace/compared-homes.ts'

export type ComparedColumn = {
  id: string
  home: Property | undefined
  isGone: boolean
  hasFailed: boolean
  isLoading: boolean
  retry: () => void
}

const IDS = 'ids'
const ONLY = 'only'

/**
 * The homes in the address, up to `MAX_COMPARED`; without any, those that the person selected. `isCut`: the address names more.
 */
export function useComparison() {
  const [search, setSearch] = useSearchParams()
  const session = useSession()
  const chosen = useComparedHomes()
  const named = idsIn(search.get(IDS))
  const ids = (named ?? chosen.map(({ id }) => id)).slice(0, MAX_COMPARED)
  const client = useQueryClient()
  const columns = useQueries({
    queries: ids.map((id) => oneProperty(id, client)),
    combine: (homes) => homes.map((home, index) => columnOf(ids[index] ?? '', home)),
  })
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return {
    columns,
    isCut: (named?.length ?? 0) > MAX_COMPARED,
    onlyDifferent: search.get(ONLY) === 'different',
    showOnlyDifferent: (only: boolean) => change(ONLY, only ? 'different' : 'all'),
    remove: (removed: string) => {
      change(IDS, ids.filter((id) => id !== removed).join())
      const left = chosen.filter(({ id }) => id !== removed)
      if (session.status === 'signedIn' && left.length < chosen.length) keepCompared(session.email, left)
    },
  }
}

const idsIn = (text: string | null): string[] | undefined =>
  text === null ? undefined : [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')

const columnOf = (
  id: string,
  { data, error, isPlaceholderData, refetch }: UseQueryResult<Property>,
): ComparedColumn => ({
  id,
  home: data && !isPlaceholderData && !isNotThere(error) ? asWritten(data) : undefined,
  isGone: isNotThere(error),
  hasFailed: error !== null && !isNotThere(error),
  isLoading: isPlaceholderData || (data === undefined && error === null),
  retry: () => void refetch(),
})
