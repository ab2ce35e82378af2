import { queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const homesOfAgent = (id: string) =>
  pagesOf([...queryKeys.property, 'agent', id, 'homes'], agentApi.homes, { params: { id } }, 12)

export const contactsShown = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.user, email, 'contactsShown'],
    queryFn: () => call(agentApi.contactsShown, {}),
  })
