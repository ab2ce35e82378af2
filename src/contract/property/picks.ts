import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PublicProperty } from '../property.ts'
import { Id } from '../text.ts'

export const MAX_SIMILAR = 3
/** How many homes can be asked for by their ids at once. */
export const MAX_BY_IDS = 12

const BY_IDS = `ids are 1 to ${MAX_BY_IDS} ids, with commas between them`
const Ids = z.pipe(
  z.pipe(
    z.string(BY_IDS),
    z.transform((text) => text.split(',')),
  ),
  z.array(Id('Each of ids')).check(z.maxLength(MAX_BY_IDS, BY_IDS)),
)

/** A few homes that were picked, not searched for. */
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
    summary: 'Those of these homes that are for sale, in this order',
    query: z.object({ ids: Ids }),
    answer: z.object({ homes: z.array(PublicProperty) }),
  }),
}
