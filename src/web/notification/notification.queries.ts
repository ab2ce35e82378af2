import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Total } from '#contract/list'
import { notificationApi } from '#contract/notification'
import { call } from '../platform/api/call.ts'
import { callPage, pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const PER_PAGE = 10
const ASK_AGAIN_MS = 60_000
/** The polling interval in browsers with live events (P-110). */
const ASK_SELDOM_MS = 5 * 60_000

const all = queryKeys.notification

export const unreadCount = (email: string) =>
  queryOptions({
    queryKey: [...all, email, 'unread'],
    queryFn: async (): Promise<Total> => {
      const { total } = await callPage(notificationApi.list, { query: { unread: 'true', limit: '1' } })
      return total
    },
    refetchInterval: () => (navigator.locks ? ASK_SELDOM_MS : ASK_AGAIN_MS),
    refetchOnWindowFocus: 'always',
  })

export const notificationsOf = (email: string) => ({
  ...pagesOf([...all, email, 'list'], notificationApi.list, {}, PER_PAGE),
  staleTime: 0,
})

export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (newest: string) => call(notificationApi.readAll, { body: { isRead: true, newest } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
