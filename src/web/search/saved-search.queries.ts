import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { MAX_SAVED_SEARCHES, savedSearchApi } from '#contract/saved-search'
import { searchKey } from '#contract/search-key'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import type { SearchQuery } from './search-in-url.ts'

const all = queryKeys.savedSearch

export const savedSearchesOf = (email: string) => ({
  ...pagesOf([...all, email], savedSearchApi.list, {}),
  staleTime: 0, // alerts may have found new homes
})

export const savedSearchKeys = (email: string) =>
  queryOptions({
    queryKey: [...all, email, 'keys'],
    queryFn: async () => {
      const searches = await call(savedSearchApi.list, { query: { limit: `${MAX_SAVED_SEARCHES}` } })
      return searches.map(({ query }) => searchKey(query))
    },
  })

export function useSaveSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, search: { sort: _sort, ...query } }: { name: string; search: SearchQuery }) =>
      call(savedSearchApi.save, { body: { name, query } }),
    onSuccess: () => client.invalidateQueries({ queryKey: all }),
  })
}
