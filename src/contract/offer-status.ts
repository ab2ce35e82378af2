import * as z from 'zod/mini'

export const OfferStatus = z.enum(['pending', 'accepted', 'rejected', 'Bought'])
export type OfferStatus = z.infer<typeof OfferStatus>

export const OfferClosedWhy = z.enum(['rejected', 'soldToAnother', 'takenDown', 'lapsed', 'withdrawn', 'soldElsewhere'])
export type OfferClosedWhy = z.infer<typeof OfferClosedWhy>

type Move = { from: readonly OfferStatus[]; to: OfferStatus }

/** The statuses from which each change may start, and the status after it (P-25, P-42). */
export const offerMoves = {
  accept: { from: ['pending'], to: 'accepted' },
  reject: { from: ['pending'], to: 'rejected' },
  pay: { from: ['accepted'], to: 'Bought' },
  lapse: { from: ['accepted'], to: 'rejected' },
  cancel: { from: ['pending'], to: 'rejected' },
  close: { from: ['pending', 'accepted'], to: 'rejected' },
} as const satisfies Record<string, Move>
export type OfferMove = keyof typeof offerMoves

export const offerCan = (move: OfferMove, offer: { status: OfferStatus }): boolean =>
  (offerMoves[move].from as readonly OfferStatus[]).includes(offer.status)
