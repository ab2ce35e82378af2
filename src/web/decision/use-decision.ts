import { type Property, type PropertyStatus, propertyApi } from '#contract/property'
import { isConflict } from '../platform/api/api-error.ts'
import { call } from '../platform/api/call.ts'
import { useDecideProperty } from '../property/listing.queries.ts'
import { asWritten } from '../property/property.queries.ts'
import { useRowChange } from '../ui/rows/row-change.ts'

/**
 * Updates the row of the decided listing. After a conflict, the row shows the other admin's decision, which a filtered
 * list would not contain.
 */
export function useDecision(id: string) {
  const { mutateAsync: decide } = useDecideProperty(id)
  const showChange = useRowChange<Property>(id)
  return async (status: PropertyStatus, reason: string | undefined) => {
    try {
      await decide({ status, ...(reason && { reason }) })
      showChange({ status, rejectionReason: reason })
    } catch (error) {
      if (isConflict(error))
        void call(propertyApi.one, { params: { id } }).then(
          (home) => showChange(asWritten(home)),
          () => {},
        ) // otherwise, it stays unchanged
      throw error
    }
  }
}
