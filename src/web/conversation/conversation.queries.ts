import { queryOptions, useMutation } from '@tanstack/react-query'
import { conversationApi } from '#contract/conversation'
import type { Total } from '#contract/list'
import { call } from '../platform/api/call.ts'
import { callPage, pagesOf } from '../platform/api/pages.ts'
import { useInvalidate } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

const MESSAGES_PER_PAGE = 50
const ASK_AGAIN_MS = 60_000

const all = queryKeys.conversation

const fresh = { staleTime: 0, refetchInterval: ASK_AGAIN_MS, refetchOnWindowFocus: 'always' } as const

export type About = { propertyId: string; offerId?: never } | { offerId: string; propertyId?: never }

export const unreadConversations = (email: string) =>
  queryOptions({
    queryKey: [...all, email, 'unread'],
    queryFn: async (): Promise<Total> => {
      const { total } = await callPage(conversationApi.list, { query: { unread: 'true', limit: '1' } })
      return total
    },
    ...fresh,
  })

export const conversationsOf = (email: string) => ({
  ...pagesOf([...all, email, 'list'], conversationApi.list, {}),
  ...fresh,
})

export const oneConversation = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: () => call(conversationApi.one, { params: { id } }),
    ...fresh,
  })

export const messagesOf = (id: string) => ({
  ...pagesOf([...all, 'messages', id], conversationApi.messages, { params: { id } }, MESSAGES_PER_PAGE),
  ...fresh,
})

export const addresseeOf = (about: About) =>
  queryOptions({
    queryKey: [...all, 'addressee', about],
    queryFn: () => call(conversationApi.addressee, { query: about }),
    staleTime: 0,
  })

type NewMessage = { text: string; key: string }

export function useStartConversation(about: About) {
  const refresh = useInvalidate(all)
  return useMutation({
    mutationFn: (message: NewMessage) => call(conversationApi.begin, { body: { ...about, ...message } }),
    onSuccess: refresh,
  })
}

export function useWrite(id: string) {
  const refresh = useInvalidate(all)
  return useMutation({
    mutationFn: (body: NewMessage) => call(conversationApi.write, { params: { id }, body }),
    onSettled: refresh, // also after a refusal, which the conversation's new state may have caused
  })
}

export function useMarkRead(id: string) {
  const refresh = useInvalidate(all)
  return useMutation({
    mutationFn: (readUpTo: string) => call(conversationApi.read, { params: { id }, body: { readUpTo } }),
    onSuccess: refresh,
  })
}

export function useBlock(id: string) {
  const refresh = useInvalidate(all)
  return useMutation({
    mutationFn: async (isBlocked: boolean): Promise<void> => {
      await call(isBlocked ? conversationApi.block : conversationApi.unblock, { params: { id } })
    },
    onSuccess: refresh,
  })
}

export const useReport = (id: string) =>
  useMutation({ mutationFn: (reason: string) => call(conversationApi.report, { params: { id }, body: { reason } }) })
