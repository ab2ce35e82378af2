import { queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import { call } from '../api/call.ts'
import { pagesOf } from '../api/pages.ts'
import { propertyKeys } from '../property/property.queries.ts'

/** An agent's public page; its numbers change with every home. */
export const oneAgent = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'agent', id],
    queryFn: () => call(agentApi.one, { params: { id } }),
  })

/** The homes that an agent has for sale, page by page. */
export const homesOfAgent = (id: string) =>
  pagesOf([...propertyKeys.all, 'agent', id, 'homes'], agentApi.homes, { params: { id } }, 12)
