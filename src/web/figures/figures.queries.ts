import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { figuresApi, type HomeFigures, MAX_FIGURES_BY_IDS, type PersonFigures } from '#contract/figures'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const agentFigures = queryOptions({
  queryKey: [...queryKeys.figures, 'agent'],
  queryFn: () => call(figuresApi.ofAgent, {}),
})

export const buyerFigures = queryOptions({
  queryKey: [...queryKeys.figures, 'buyer'],
  queryFn: () => call(figuresApi.ofBuyer, {}),
})

export const adminFigures = queryOptions({
  queryKey: [...queryKeys.figures, 'admin'],
  queryFn: () => call(figuresApi.ofAdmin, {}),
})

export const waitingFor = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.waiting, email],
    queryFn: async () => (await call(figuresApi.waiting, {})).groups,
  })

type Pages = { pages: { rows: { _id: string }[] }[] } | undefined

export const useHomeFigures = (list: Pages) =>
  useByIds<HomeFigures>(list, 'homes', async (ids) => (await call(figuresApi.ofHomes, { query: { ids } })).homes)

export const usePersonFigures = (list: Pages) =>
  useByIds<PersonFigures>(list, 'people', async (ids) => (await call(figuresApi.ofPeople, { query: { ids } })).people)

function useByIds<Row extends { _id: string }>(
  list: Pages,
  what: string,
  ask: (ids: string) => Promise<Row[]>,
): Map<string, Row> {
  const ids = (list?.pages ?? []).flatMap(({ rows }) => rows.map(({ _id }) => _id))
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.figures, what, ids],
    queryFn: async () => (await Promise.all(inParts(ids).map((some) => ask(some.join(','))))).flat(),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data.map((row) => [row._id, row]))
}

const inParts = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_FIGURES_BY_IDS) }, (_, at) =>
    ids.slice(at * MAX_FIGURES_BY_IDS, (at + 1) * MAX_FIGURES_BY_IDS),
  )
