import { isClosedByAuction } from '#contract/auction'
import type { Currency } from '#contract/currency'
import { whyNotChargeable } from '#contract/money'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import type { Role } from '#contract/user'
import { Refusal } from '../../refusal.ts'
import {
  checkIsForSale,
  type HomeOfAgent,
  type HomeReader,
  maySee,
  noSuchProperty,
} from '../property/property.rules.ts'

type Person = { email: string; role: Role | null }
const DAY = 86_400_000
const HOURS_BEHIND = 12 // the day ends last in UTC-12

type OfferedHome = HomeOfAgent & Parameters<typeof isClosedByAuction>[0]

/**
 * Allows an offer by any signed-in user on a verified, unsold home of another agent (P-36), until an auction that
 * closes offers begins (P-331).
 */
export function checkMayOffer(caller: HomeReader, property: OfferedHome, now: Date): void {
  if (!maySee(caller, property)) throw noSuchProperty()
  if (property.email === caller.email) throw new Refusal('conflict', 'This is your own property.')
  checkIsForSale(property, 'offers')
  if (isClosedByAuction(property, now))
    throw new Refusal('conflict', 'The auction of this property has begun. It takes no offers any more.')
}

export const hasOpenOffer = () =>
  new Refusal(
    'conflict',
    'You have an open offer on this property already. Wait for its answer before you make another.',
  )

/** Refuses a date that is past in every time zone. */
export function checkBuyingDate(day: string, now: Date): void {
  const earliest = new Date(now.getTime() - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 10)
  if (day >= earliest) return
  const message = 'Buying date must be today or later'
  throw new Refusal('invalid', message, { buyingDate: message })
}

/** Refuses an amount that is too small for a card (P-35). */
export function checkChargeable(cents: number, currency: Currency, field = 'offerAmount'): void {
  const words = whyNotChargeable(cents, currency)
  if (words !== undefined) throw new Refusal('invalid', words, { [field]: words })
}

export function checkOwnOffers(caller: Person, email: string): void {
  if (caller.email !== email) throw new Refusal('forbidden', 'You may only see your own offers.')
}

export function checkOwnRequests(caller: Person, agentEmail: string): void {
  if (!isAgent(caller)) throw new Refusal('forbidden', 'Only agents have requested properties.')
  if (caller.email !== agentEmail) throw new Refusal('forbidden', 'You may only see offers on your own properties.')
}

export const checkIsAgent = (caller: Person): void => {
  if (!isAgent(caller)) throw new Refusal('forbidden', 'Only the agent of a property may answer its offers.')
}
const isAgent = ({ role }: Person) => role === 'agent' || role === 'admin'

/** Allows the agent of the home to answer a pending offer; for others it doesn't exist (P-36). */
export function checkMayAnswer<Row extends Pick<Offer, 'agentEmail' | 'status'>>(
  caller: Person,
  offer: Row | undefined,
): asserts offer is Row {
  if (!offer || offer.agentEmail !== caller.email) throw noSuchOffer()
  if (!offerCan('accept', offer)) throw alreadyAnswered(offer)
}

export function checkMayCancel<Row extends Pick<Offer, 'buyerEmail' | 'status'>>(
  caller: Person,
  offer: Row | undefined,
): asserts offer is Row {
  if (!offer || offer.buyerEmail !== caller.email) throw noSuchOffer()
  if (!offerCan('cancel', offer))
    throw new Refusal('conflict', `This offer can no longer be withdrawn: it is ${offer.status}.`)
}

/** Allows the buyer of a sale, its agent and admins to read its receipt (P-38). An unpaid offer has none. */
export function checkMayReadReceipt<Row extends Pick<Offer, 'agentEmail' | 'buyerEmail' | 'status'>>(
  caller: Person,
  offer: Row | undefined,
): asserts offer is Row {
  if (!offer || !isOfSale(caller, offer)) throw noSuchOffer()
  if (offer.status !== 'Bought') throw new Refusal('conflict', 'This offer is not paid, so there is no receipt for it.')
}

const isOfSale = (caller: Person, { agentEmail, buyerEmail }: Pick<Offer, 'agentEmail' | 'buyerEmail'>): boolean =>
  caller.role === 'admin' || buyerEmail === caller.email || (agentEmail === caller.email && isAgent(caller))

/** Requires a home that exists, is unsold and public, and has no other accepted offer (P-42). */
export function checkMayAccept(property: HomeOfAgent | undefined, winner: unknown): void {
  if (!property) throw new Refusal('conflict', 'This property was removed.')
  checkIsForSale(property, 'offers')
  if (winner) throw new Refusal('conflict', 'Another offer on this property is accepted already.')
}

export const alreadyAnswered = ({ status }: Pick<Offer, 'status'>) =>
  new Refusal('conflict', `This offer can no longer be answered: it is ${status}.`)
export const noSuchOffer = () => new Refusal('notFound', 'This offer doesn’t exist or was removed.')

export const paymentDeadline = (acceptedAt: Date, days: number): Date => new Date(acceptedAt.getTime() + days * DAY)
