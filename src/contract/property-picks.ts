import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PublicProperty } from './property.ts'
import { Ids } from './text.ts'

export const MAX_SIMILAR = 3
export const MAX_BY_IDS = 12

export const propertyPicksApi = {
  similar: endpoint({
    method: 'GET',
    path: '/allProperty/:id/similar',
    access: 'public',
    summary: 'Up to three other homes for sale: of the same type, then of the same place, then by the nearest price',
    answer: z.object({ homes: z.array(PublicProperty) }),
  }),
  byIds: endpoint({
    method: 'GET',
    path: '/allProperty/byIds',
    access: 'public',
    summary: 'The homes in `ids` that are for sale, in the same order',
    query: z.object({ ids: Ids(MAX_BY_IDS) }),
    answer: z.object({ homes: z.array(PublicProperty) }),
  }),
}
