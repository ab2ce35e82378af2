import { queryOptions } from '@tanstack/react-query'
import { decisionQueueApi } from '#contract/decision-queue'
import { call } from '../../api/call.ts'
import { propertyKeys } from '../property.queries.ts'

/** What waits for a decision before and after this home. */
export const decisionQueue = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'queue', id],
    queryFn: () => call(decisionQueueApi.around, { params: { id } }),
  })
