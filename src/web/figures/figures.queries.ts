import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { figuresApi, type HomeFigures, MAX_FIGURES_BY_IDS, type PersonFigures } from '#contract/figures'
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

/** Returns the query of what waits for this person, by kind. It is refetched as it changes (`keysOf`). */
export const waitingFor = (email: string) =>
  queryOptions({
    queryKey: ['waiting', email],
    queryFn: async () => (await call(figuresApi.waiting, {})).groups,
  })

type Pages = { pages: { rows: { _id: string }[] }[] } | undefined

/** Figures of an agent's own homes on these pages of a list, by id. */
export const useHomeFigures = (list: Pages) =>
  useByIds<HomeFigures>(list, 'homes', async (ids) => (await call(figuresApi.ofHomes, { query: { ids } })).homes)

/** Figures of these people, by id. */
export const usePersonFigures = (list: Pages) =>
  useByIds<PersonFigures>(list, 'people', async (ids) => (await call(figuresApi.ofPeople, { query: { ids } })).people)

/** While they are on their way, and when that fails, the rows are whole without. */
function useByIds<Row extends { _id: string }>(
  list: Pages,
  what: string,
  ask: (ids: string) => Promise<Row[]>,
): Map<string, Row> {
  const ids = (list?.pages ?? []).flatMap(({ rows }) => rows.map(({ _id }) => _id))
  const { data = [] } = useQuery({
    queryKey: [...figureKeys.all, what, ids],
    queryFn: async () => (await Promise.all(inParts(ids).map((some) => ask(some.join(','))))).flat(),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return new Map(data.map((row) => [row._id, row]))
}

/** Splits ids into as many as one call takes. */
const inParts = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_FIGURES_BY_IDS) }, (_, at) =>
    ids.slice(at * MAX_FIGURES_BY_IDS, (at + 1) * MAX_FIGURES_BY_IDS),
  )

/** 1234 → "1,234"; of a total that was not counted to its end, `10000+` → "10,000+". */
export const shownTotal = (total: number | string): string =>
  typeof total === 'number' ? total.toLocaleString('en') : `${Number.parseInt(total, 10).toLocaleString('en')}+`
