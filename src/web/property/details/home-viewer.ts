import { useSearchParams } from 'react-router'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { useSession } from '../../session/session.ts'
import { isOwnHome, type Person } from '../../session/session-state.ts'
import { mayWish } from '../../wishlist/may-wish.ts'

/** The search of the address under which agents see their own home as buyers do. */
export const BUYERS_VIEW = '?view=buyer'

/** The person who looks at the page of a home, and which of its parts are for them. */
export type HomeViewer = {
  person: Person
  isOwn: boolean
  /** The agent looks at it as buyers do: what buyers press is shown, and can't be pressed. */
  isPreview: boolean
  mayBuy: boolean
  mayAsk: boolean
  mayReview: boolean
}

/** Returns nothing for a visitor. */
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
