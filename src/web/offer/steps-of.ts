import type { Offer } from '#contract/offer'
import type { OfferClosedWhy } from '#contract/offer-status'

export type Step = { name: string; at?: string | undefined; state: 'done' | 'next' | 'ahead' | 'closed' }

const ends: Record<OfferClosedWhy, string> = {
  rejected: 'Rejected',
  soldToAnother: 'Sold to another',
  takenDown: 'Taken down',
  lapsed: 'Lapsed',
  withdrawn: 'Withdrawn',
  soldElsewhere: 'Sold elsewhere',
}

type OfferProgress = Pick<Offer, 'status' | 'createdAt' | 'acceptedAt' | 'boughtAt' | 'closedAt' | 'closedWhy'>

export function stepsOf(offer: OfferProgress, last: string): Step[] {
  const offered: Step = { name: 'Offered', at: offer.createdAt, state: 'done' }
  const accepted: Step = { name: 'Accepted', at: offer.acceptedAt, state: 'done' }
  if (offer.status === 'rejected') {
    const end: Step = { name: offer.closedWhy ? ends[offer.closedWhy] : 'Closed', at: offer.closedAt, state: 'closed' }
    return offer.acceptedAt ? [offered, accepted, end] : [offered, end]
  }
  const names = ['Accepted', 'Paid', last]
  if (offer.status === 'Bought')
    return [offered, accepted, ...names.slice(1).map((name): Step => ({ name, at: offer.boughtAt, state: 'done' }))]
  if (offer.status === 'accepted')
    return [offered, accepted, { name: 'Paid', state: 'next' }, { name: last, state: 'ahead' }]
  return [offered, ...names.map((name, place): Step => ({ name, state: place === 0 ? 'next' : 'ahead' }))]
}

export const currentStep = (steps: Step[]): number =>
  steps.findLastIndex(({ state }) => state === 'done' || state === 'closed')
