import { agentApi } from '#contract/agent'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const homesOfAgent = (id: string) =>
  pagesOf([...queryKeys.property, 'agent', id, 'homes'], agentApi.homes, { params: { id } }, 12)
