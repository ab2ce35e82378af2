import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Endpoint, Sends } from '#contract/endpoint'
import { callPage } from './call.ts'

export const ROWS_PER_PAGE = 24

/** A list of the server's, page by page; `input` is what each page's call sends besides `limit` and `cursor`. */
export const pagesOf = <const E extends Endpoint & { paged: true }>(
  queryKey: QueryKey,
  endpoint: E,
  input: Sends<E>,
  perPage = ROWS_PER_PAGE,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => {
      const { query, ...rest } = input as { query?: object } // `Sends<E>`, which a generic hides
      const page = { limit: `${perPage}`, ...(pageParam && { cursor: pageParam }) }
      return callPage(endpoint, { ...rest, query: { ...query, ...page } } as Sends<E>) // every paged endpoint takes both
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
