import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Total } from '#contract/list'
import { notificationApi } from '#contract/notification'
import { call } from '../api/call.ts'
import { callPage, pagesOf } from '../api/pages.ts'

const PER_PAGE = 10
const ASK_AGAIN_MS = 60_000
/** Where a stream says when (P-110): browsers without locks have none. */
const ASK_SELDOM_MS = 5 * 60_000

const all = ['notifications'] as const

/** How many of one's notifications are unread; asked for again when one comes or after a while, and when the page comes into view. */
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

/** Marks one as read, or all up to one. What is shown follows at once. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, newest }: { id: string; newest?: never } | { id?: never; newest: string }) =>
      id === undefined
        ? call(notificationApi.readAll, { body: { isRead: true, newest } })
        : call(notificationApi.read, { params: { id }, body: { isRead: true } }),
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}
