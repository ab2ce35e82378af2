import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import type { Answer, Endpoint, Sends } from '#contract/endpoint'
import type { Paged, Total } from '#contract/list'
import { asSignedIn } from './as-signed-in.ts'
import { bodyOf } from './call.ts'
import { send } from './send.ts'

export const ROWS_PER_PAGE = 24

export const pagesOf = <const E extends Endpoint & { paged: true }>(
  queryKey: QueryKey,
  endpoint: E,
  input: Sends<E>,
  perPage = ROWS_PER_PAGE,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => {
      const { query, ...rest } = input as { query?: object } // `Sends<E>`, which the generic type hides
      const page = { limit: `${perPage}`, ...(pageParam && { cursor: pageParam }) }
      return callPage(endpoint, { ...rest, query: { ...query, ...page } } as Sends<E>) // every paged endpoint takes both
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

type Row<E extends Endpoint> = Answer<E> extends (infer One)[] ? One : never

export async function callPage<const E extends Endpoint & { paged: true }>(
  endpoint: E,
  input: Sends<E>,
): Promise<Paged<Row<E>>> {
  const answer = await asSignedIn((token) => send(endpoint, input, token))
  const rows = (await bodyOf(endpoint, answer)) as Row<E>[] // the response of a paged endpoint is an array: `Row`
  return pageOf(rows, answer.headers)
}

export function pageOf<Row>(rows: Row[], headers: Pick<Headers, 'get'>): Paged<Row> {
  const next = nextCursor(headers.get('link'))
  const searchedFor = headers.get('x-searched-for')
  const page = { rows, next, total: totalOf(headers.get('x-total-count'), rows.length) }
  return searchedFor === null ? page : { ...page, searchedFor: decodeURIComponent(searchedFor) }
}

function nextCursor(link: string | null): string | undefined {
  const address = /<([^<>]*)>\s*;[^,<]*\brel="?next"?/.exec(link ?? '')?.[1]
  return address === undefined ? undefined : (new URL(address, 'http://here').searchParams.get('cursor') ?? undefined)
}

function totalOf(total: string | null, rows: number): Total {
  if (total?.endsWith('+')) return `${Number.parseInt(total, 10)}+`
  return total === null ? rows : Number(total)
}

export const rowId = ({ _id }: { _id: string }): string => _id
