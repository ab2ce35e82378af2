import { agentApi } from '#contract/agent'
import { pagesOf } from '../api/pages.ts'
import { propertyKeys } from '../property/property.queries.ts'

/** The homes that an agent has for sale, page by page. */
export const homesOfAgent = (id: string) =>
  pagesOf([...propertyKeys.all, 'agent', id, 'homes'], agentApi.homes, { params: { id } }, 12)
