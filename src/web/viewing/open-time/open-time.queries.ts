import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import type { Paged } from '#contract/list'
import { type OpenTimeAhead, openTimeApi } from '#contract/open-time'
import type { ViewingSide } from '#contract/viewing-status'
import { call } from '../../platform/api/call.ts'
import { queryKeys } from '../../platform/api/query-keys.ts'

export const openTimesAhead = (as: ViewingSide, propertyId?: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.viewing, 'open', as, propertyId],
    queryFn: async ({ pageParam }): Promise<Paged<OpenTimeAhead>> => {
      const query = { as, ...(propertyId && { propertyId }), ...(pageParam && { cursor: pageParam }) }
      const { openTimes, total = openTimes.length, next } = await call(openTimeApi.ahead, { query })
      return { rows: openTimes, total, ...(next && { next }) }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** Refetches the queries that a visit affects, also after a failure, which another change may have caused. */
function useChange<Input, Result>(send: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: queryKeys.property })
      await client.invalidateQueries({ queryKey: [...queryKeys.viewing, 'open'] })
    },
  })
}

export const useVisit = (id: string) =>
  useChange(async (comes: boolean) => {
    await (comes ? call(openTimeApi.come, { params: { id } }) : call(openTimeApi.stayAway, { params: { id } }))
  })

export const useSetOpenTimes = (propertyId: string) =>
  useChange((openTimes: Sends<typeof openTimeApi.set>['body']['openTimes']) =>
    call(openTimeApi.set, { params: { id: propertyId }, body: { openTimes } }),
  )

export const useCancelOpenTime = (id: string) => useChange(() => call(openTimeApi.cancel, { params: { id } }))
