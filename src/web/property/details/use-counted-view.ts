import { useEffect } from 'react'
import type { Property } from '#contract/property'
import { propertyViewApi } from '#contract/property-view'
import { isPublic } from '#contract/property-visibility'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/session.ts'
import { isOwnHome } from '../../session/session-state.ts'

/** Tells the server that this home is looked at, once it is shown; the server counts it once a day. Nothing waits for it. */
export function useCountedView(property: Property): void {
  const session = useSession()
  const { _id: id } = property
  const counts =
    session.status === 'signedIn' && session.role !== 'admin' && !isOwnHome(property, session) && isPublic(property)
  useEffect(() => {
    if (counts) void call(propertyViewApi.count, { params: { id } }).catch(() => {}) // a look that is not counted
  }, [counts, id])
}
