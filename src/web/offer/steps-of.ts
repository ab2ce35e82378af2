import type { Offer } from '#contract/offer'
import type { OfferClosedWhy } from '#contract/offer-status'
import * as t from '#messages/offer'

export type Step = { name: string; at?: string | undefined; state: 'done' | 'next' | 'ahead' | 'closed' }

const ends: Record<OfferClosedWhy, () => string> = {
  rejected: t.stepRejected,
  soldToAnother: t.stepSoldToAnother,
  takenDown: t.stepTakenDown,
  lapsed: t.stepLapsed,
  withdrawn: t.stepWithdrawn,
  soldElsewhere: t.stepSoldElsewhere,
}

type OfferProgress = Pick<Offer, 'status' | 'createdAt' | 'acceptedAt' | 'boughtAt' | 'closedAt' | 'closedWhy'>

export function stepsOf(offer: OfferProgress, last: string): Step[] {
  const offered: Step = { name: t.stepOffered(), at: offer.createdAt, state: 'done' }
  const accepted: Step = { name: t.stepAccepted(), at: offer.acceptedAt, state: 'done' }
  if (offer.status === 'rejected') {
    const end: Step = {
      name: offer.closedWhy ? ends[offer.closedWhy]() : t.stepClosed(),
      at: offer.closedAt,
      state: 'closed',
    }
    return offer.acceptedAt ? [offered, accepted, end] : [offered, end]
  }
  const names = [t.stepAccepted(), t.stepPaid(), last]
  if (offer.status === 'Bought')
    return [offered, accepted, ...names.slice(1).map((name): Step => ({ name, at: offer.boughtAt, state: 'done' }))]
  if (offer.status === 'accepted')
    return [offered, accepted, { name: t.stepPaid(), state: 'next' }, { name: last, state: 'ahead' }]
  return [offered, ...names.map((name, place): Step => ({ name, state: place === 0 ? 'next' : 'ahead' }))]
}

export const currentStep = (steps: Step[]): number =>
  steps.findLastIndex(({ state }) => state === 'done' || state === 'closed')
