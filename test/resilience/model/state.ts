import { type Market, offMarket } from '../../../src/contract/market-state.ts'
import type { OfferStatus } from '../../../src/contract/offer-status.ts'
import type { Role } from '../../../src/contract/user.ts'
import type { TestApp } from '../../people/access.ts'
import { make, type Person } from '../../people/make.ts'

/**
 * The product's state as far as moves change it, with the server's ids. Deleted items stay, because people may still
 * request them.
 */
export type Model = {
  people: (Person & { role: Role | undefined; isGone: boolean })[]
  homes: Home[]
  offers: Offer[]
  wishes: { id: string; by: Someone; home: Home; isGone: boolean }[]
  reviews: { id: string; by: Someone; home: Home | undefined; isRated: boolean; isGone: boolean }[]
}
export type Someone = Model['people'][number]
export type Home = {
  id: string
  agent: Someone
  status: 'pending' | 'verified' | 'rejected'
  isSold: boolean
  isWithdrawn: boolean
  market: Market
  isGone: boolean
}
/** `paid` counts received payments. `secret` belongs to an unfinished payment. */
export type Offer = {
  id: string
  home: Home
  buyer: Someone
  cents: number
  status: OfferStatus
  paid: number
  secret?: string
}

/** Creates people of every role, and two homes for sale and a pending one for each agent. */
export async function newModel(app: TestApp): Promise<Model> {
  const roles = ['admin', 'admin', 'agent', 'agent', undefined, undefined, undefined] as const
  const people: Model['people'] = []
  for (const role of roles) people.push({ ...(await make.user(app, role ? { role } : {})), role, isGone: false })
  const homes: Home[] = []
  for (const agent of people.filter(({ role }) => role === 'agent'))
    for (const status of ['verified', 'verified', 'pending'] as const) {
      const { id } = await make.property(app, { agent, status })
      homes.push({ id, agent, status, isSold: false, isWithdrawn: false, market: 'available', isGone: false })
    }
  return { people, homes, offers: [], wishes: [], reviews: [] }
}

export const isThere = ({ isGone }: { isGone: boolean }) => !isGone

export const mayList = ({ role }: Someone) => role === 'agent' || role === 'admin'
const hasPage = ({ status, isWithdrawn }: Home) => status === 'verified' && !isWithdrawn
export const isPublic = (home: Home) => hasPage(home) && !offMarket(home)
/** Returns true for a person with a wish or an offer, who sees the home while it is off the market. */
const isInterested = ({ wishes, offers }: Model, who: Someone, home: Home) =>
  wishes.some((wish) => isThere(wish) && wish.by === who && wish.home === home) ||
  offers.some((offer) => offer.buyer === who && offer.home === home)
export const isShownTo = (model: Model, who: Someone, home: Home) =>
  isPublic(home) || (hasPage(home) && isInterested(model, who, home))
export const mayBeSeenBy = (model: Model, who: Someone, home: Home) =>
  !home.isGone && (isShownTo(model, who, home) || home.agent === who || who.role === 'admin')
export const isPayable = ({ status, home }: Offer) =>
  status === 'accepted' && !home.isGone && !home.isSold && !home.isWithdrawn
export const isOpen = ({ status }: Offer) => status === 'pending' || status === 'accepted'

export function closeOffersOn(model: Model, home: Home): void {
  for (const offer of model.offers) if (offer.home === home && isOpen(offer)) offer.status = 'rejected'
}

export const partsOf = ({ cents }: Offer) => Math.ceil(cents / 99_999_999)

export function receive(model: Model, offer: Offer): void {
  offer.paid += 1
  if (offer.paid === partsOf(offer)) sell(model, offer)
}

function sell(model: Model, offer: Offer): void {
  offer.status = 'Bought'
  offer.home.isSold = true
  offer.home.market = 'available'
  closeOffersOn(model, offer.home)
}

export function takeDown(model: Model, home: Home): void {
  closeOffersOn(model, home)
  home.isGone = true
  for (const wish of model.wishes) if (wish.home === home) wish.isGone = true
  for (const review of model.reviews) if (review.home === home) review.home = undefined
}
