import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { type Role, userApi } from '#contract/user'
import { call } from '../platform/api/call.ts'
import { callPage, pagesOf } from '../platform/api/pages.ts'
import { useInvalidate } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const PER_PAGE = 20

export const userList = (q: string | undefined) =>
  infiniteQueryOptions({
    ...pagesOf([...queryKeys.user, 'list', q], userApi.list, { query: { q } }, PER_PAGE),
    placeholderData: keepPreviousData,
  })

const MAX_SUGGESTED = 5

export const peopleMatching = (q: string) =>
  queryOptions({
    queryKey: [...queryKeys.user, 'matching', q],
    queryFn: async () => (await callPage(userApi.list, { query: { q, limit: `${MAX_SUGGESTED}` } })).rows,
    staleTime: 60_000,
    retry: false,
  })

/**
 * Invalidates all affected queries: marking an agent as fraud or deleting them unpublishes their homes and closes
 * offers; deleting a buyer closes their offers. Wishlists show both.
 */
const useInvalidateAll = () => useInvalidate(queryKeys.user, queryKeys.property, queryKeys.offer, queryKeys.wishlist)

export function useSetRole(id: string) {
  const invalidate = useInvalidateAll()
  return useMutation({
    mutationFn: (role: Role) => call(userApi.setRole, { params: { id }, body: { role } }),
    onSettled: () => void invalidate(),
  })
}

export function useDeleteUser(id: string) {
  const invalidate = useInvalidateAll()
  return useMutation({
    mutationFn: () => call(userApi.remove, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}
