import { queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const homesOfAgent = (id: string) =>
  pagesOf([...queryKeys.property, 'agent', id, 'homes'], agentApi.homes, { params: { id } }, 12)

const MIN_TYPED = 2

/** As `suggestionsFor`: each text has its own query, so a late response is never shown for another text. */
export const agentsNamed = (typed: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'agentsNamed', typed],
    queryFn: async () => (await call(agentApi.named, { query: { q: typed } })).agents,
    enabled: typed.length >= MIN_TYPED,
    staleTime: 60_000,
  })

export const contactsShown = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.user, email, 'contactsShown'],
    queryFn: () => call(agentApi.contactsShown, {}),
  })
