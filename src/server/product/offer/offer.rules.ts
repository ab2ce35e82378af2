import { isClosedByAuction } from '#contract/auction'
import { whyNotChargeable } from '#contract/charge'
import type { Currency } from '#contract/currency'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import type { Role } from '#contract/user'
import * as t from '#messages/refusals'
import { invalidField, Refusal } from '../../refusal.ts'
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
  if (property.email === caller.email) throw new Refusal('conflict', t.ownProperty)
  checkIsForSale(property, 'offers')
  if (isClosedByAuction(property, now)) throw new Refusal('conflict', t.auctionBegun)
}

export const hasOpenOffer = () => new Refusal('conflict', t.openOffer)

/** Refuses a date that is past in every time zone. */
export function checkBuyingDate(day: string, now: Date): void {
  const earliest = new Date(now.getTime() - HOURS_BEHIND * 3_600_000).toISOString().slice(0, 10)
  if (day >= earliest) return
  throw invalidField('buyingDate', t.pastBuyingDate)
}

/** Refuses an amount that is too small for a card (P-35). */
export function checkChargeable(cents: number, currency: Currency, field = 'offerAmount'): void {
  const why = () => whyNotChargeable(cents, currency)
  if (why() !== undefined) throw invalidField(field, () => why() ?? '')
}

export function checkOwnOffers(caller: Person, email: string): void {
  if (caller.email !== email) throw new Refusal('forbidden', t.ownOffersOnly)
}

export function checkOwnRequests(caller: Person, agentEmail: string): void {
  if (!isAgent(caller)) throw new Refusal('forbidden', t.agentsHaveRequests)
  if (caller.email !== agentEmail) throw new Refusal('forbidden', t.offersOnOwnHomesOnly)
}

export const checkIsAgent = (caller: Person): void => {
  if (!isAgent(caller)) throw new Refusal('forbidden', t.agentAnswersOffers)
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
  if (!offerCan('cancel', offer)) throw new Refusal('conflict', () => t.offerNotWithdrawable({ status: offer.status }))
}

/** Allows the buyer of a sale, its agent and admins to read its receipt (P-38). An unpaid offer has none. */
export function checkMayReadReceipt<Row extends Pick<Offer, 'agentEmail' | 'buyerEmail' | 'status'>>(
  caller: Person,
  offer: Row | undefined,
): asserts offer is Row {
  if (!offer || !isOfSale(caller, offer)) throw noSuchOffer()
  if (offer.status !== 'Bought') throw new Refusal('conflict', t.noReceipt)
}

const isOfSale = (caller: Person, { agentEmail, buyerEmail }: Pick<Offer, 'agentEmail' | 'buyerEmail'>): boolean =>
  caller.role === 'admin' || buyerEmail === caller.email || (agentEmail === caller.email && isAgent(caller))

/** Requires a home that exists, is unsold and public, and has no other accepted offer (P-42). */
export function checkMayAccept(property: HomeOfAgent | undefined, winner: unknown): void {
  if (!property) throw new Refusal('conflict', t.propertyRemoved)
  checkIsForSale(property, 'offers')
  if (winner) throw new Refusal('conflict', t.otherOfferAccepted)
}

export const alreadyAnswered = ({ status }: Pick<Offer, 'status'>) =>
  new Refusal('conflict', () => t.offerAnswered({ status }))
export const noSuchOffer = () => new Refusal('notFound', t.noSuchOffer)

export const paymentDeadline = (acceptedAt: Date, days: number): Date => new Date(acceptedAt.getTime() + days * DAY)
