import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { type Viewing, viewingApi } from '#contract/viewing'
import type { ViewingHours } from '#contract/viewing-hours'
import type { ViewingSide } from '#contract/viewing-status'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const OVER = 'over'

export const viewingsAhead = (as: ViewingSide) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.viewing, 'ahead', as],
    queryFn: async () => {
      const { viewings } = await call(viewingApi.upcoming, { query: { as } })
      return { rows: viewings, total: viewings.length }
    },
    initialPageParam: '',
    getNextPageParam: () => undefined,
  })

export const viewingsOver = (as: ViewingSide) =>
  pagesOf([...queryKeys.viewing, OVER, as], viewingApi.list, { query: { as, over: 'true' } })

export const readViewings = async (ids: string[], as: ViewingSide): Promise<Viewing[]> =>
  call(viewingApi.list, { query: { as, ids: ids.join(',') } })

export const freeTimesOf = (propertyId: string) =>
  queryOptions({
    queryKey: [...queryKeys.viewing, 'times', propertyId],
    queryFn: () => call(viewingApi.times, { query: { propertyId } }),
  })

export const ownHours = queryOptions({
  queryKey: [...queryKeys.viewing, 'hours'],
  queryFn: () => call(viewingApi.hours, {}),
})

/**
 * Refetches upcoming viewings and free times, also after a failure, which another change may have caused. Past ones are
 * refetched when next shown: a row that was just closed keeps its position (P-183).
 */
function useChange<Input, Result>(send: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.viewing, predicate: ({ queryKey }) => queryKey[1] !== OVER })
      void client.invalidateQueries({ queryKey: [...queryKeys.viewing, OVER], refetchType: 'none' })
    },
  })
}

export const useRequestViewing = () =>
  useChange((body: Sends<typeof viewingApi.request>['body']) => call(viewingApi.request, { body }))

export const useMoveViewing = (id: string) =>
  useChange((body: Sends<typeof viewingApi.move>['body']) => call(viewingApi.move, { params: { id }, body }))

export const useCancelViewing = (id: string) => useChange(() => call(viewingApi.cancel, { params: { id } }))

export const useSetHours = () => useChange((body: ViewingHours) => call(viewingApi.setHours, { body }))
