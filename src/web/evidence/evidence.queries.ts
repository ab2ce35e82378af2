import { queryOptions, useMutation } from '@tanstack/react-query'
import { evidenceApi } from '#contract/evidence'
import { call } from '../platform/api/call.ts'
import { useInvalidate } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const all = queryKeys.evidence

export const evidenceOf = (ids: string[]) =>
  queryOptions({
    queryKey: [...all, ...ids],
    queryFn: async () => (await call(evidenceApi.list, { query: { ids: ids.join(',') } })).homes,
    enabled: ids.length > 0,
  })

export const copiesOf = (id: string) =>
  queryOptions({
    queryKey: [...all, 'copies', id],
    queryFn: () => call(evidenceApi.copies, { params: { id } }),
  })

export function useRejectCopies(id: string) {
  const invalidate = useInvalidate(all, queryKeys.property, queryKeys.figures)
  return useMutation({
    mutationFn: (rejection: { ids: string[]; reason: string | undefined }) =>
      call(evidenceApi.decideCopies, { params: { id }, body: { status: 'rejected', ...rejection } }),
    onSettled: () => void invalidate(),
  })
}

export function useDismissCopies(id: string) {
  const invalidate = useInvalidate(all)
  return useMutation({
    mutationFn: () => call(evidenceApi.dismissCopies, { params: { id } }),
    onSettled: () => invalidate(),
  })
}

export function useDismissFinding(id: string) {
  const invalidate = useInvalidate(all)
  return useMutation({
    mutationFn: () => call(evidenceApi.dismiss, { params: { id }, body: { isProblem: false } }),
    onSettled: () => invalidate(),
  })
}
