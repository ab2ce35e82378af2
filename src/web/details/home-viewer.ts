import { useSearchParams } from 'react-router'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { useSession } from '../platform/session/session.ts'
import type { Person } from '../platform/session/session-state.ts'
import { isOwnHome } from '../property/is-own-home.ts'
import { mayWish } from '../wishlist/may-wish.ts'

export const BUYERS_VIEW = '?view=buyer'

export type HomeViewer = {
  person: Person
  isOwn: boolean
  isPreview: boolean
  mayBuy: boolean
  mayAsk: boolean
  mayReview: boolean
}

export function useHomeViewer(property: Property): HomeViewer | undefined {
  const session = useSession()
  const [search] = useSearchParams()
  if (session.status !== 'signedIn') return undefined
  const isOwn = isOwnHome(property, session)
  const isPreview = isOwn && isForSale(property) && search.get('view') === 'buyer'
  return {
    person: session,
    isOwn,
    isPreview,
    mayBuy: isPreview || mayWish(property, session),
    mayAsk: isPreview || (isForSale(property) && !isOwn && session.role !== 'fraud'),
    mayReview: isPreview || (!isOwn && session.role !== 'admin'),
  }
}
