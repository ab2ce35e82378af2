import { queryOptions, type UseQueryOptions, useQueries } from '@tanstack/react-query'
import { figuresApi, type HomeFigures, type PersonFigures } from '#contract/figures'
import { call } from '../api/call.ts'

export const figureKeys = { all: ['figures'] as const }

export const agentFigures = queryOptions({
  queryKey: [...figureKeys.all, 'agent'],
  queryFn: () => call(figuresApi.ofAgent, {}),
})

export const buyerFigures = queryOptions({
  queryKey: [...figureKeys.all, 'buyer'],
  queryFn: () => call(figuresApi.ofBuyer, {}),
})

export const adminFigures = queryOptions({
  queryKey: [...figureKeys.all, 'admin'],
  queryFn: () => call(figuresApi.ofAdmin, {}),
})

type Pages = { pages: { rows: { _id: string }[] }[] } | undefined

/** What an agent's own homes on these pages of a list do, by id. */
export const useHomeFigures = (list: Pages) =>
  useByIds<HomeFigures>(list, 'homes', async (ids) => (await call(figuresApi.ofHomes, { query: { ids } })).homes)

/** What these people list and offer, by id. */
export const usePersonFigures = (list: Pages) =>
  useByIds<PersonFigures>(list, 'people', async (ids) => (await call(figuresApi.ofPeople, { query: { ids } })).people)

/** One call for each page of the list; while one is on its way, and when it fails, its rows are whole without. */
function useByIds<Row extends { _id: string }>(
  list: Pages,
  what: string,
  ask: (ids: string) => Promise<Row[]>,
): Map<string, Row> {
  const pages = (list?.pages ?? []).map(({ rows }) => rows.map(({ _id }) => _id).join(',')).filter(Boolean)
  const answers = useQueries({
    queries: pages.map(
      (ids): UseQueryOptions<Row[]> => ({ queryKey: [...figureKeys.all, what, ids], queryFn: () => ask(ids) }),
    ),
  })
  return new Map(answers.flatMap(({ data = [] }) => data.map((row) => [row._id, row] as const)))
}
