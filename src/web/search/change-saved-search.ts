import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Frequency, savedSearchApi } from '#contract/saved-search'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const all = queryKeys.savedSearch

type Change = { id: string; name?: string; frequency?: Frequency; isSeen?: true }

export function useChangeSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Change) => call(savedSearchApi.change, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

export function useRemoveSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(savedSearchApi.remove, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: all }),
  })
}

export function useRestoreSearch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(savedSearchApi.restore, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
