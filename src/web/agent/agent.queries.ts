import { agentApi } from '#contract/agent'
import { pagesOf } from '../platform/api/pages.ts'
import { propertyKeys } from '../property/property.queries.ts'

export const homesOfAgent = (id: string) =>
  pagesOf([...propertyKeys.all, 'agent', id, 'homes'], agentApi.homes, { params: { id } }, 12)
