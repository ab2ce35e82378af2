import type { Currency } from '#contract/currency'
import { shownCents, toCents } from '#contract/money'
import { type OfferStatus, offerCan } from '#contract/offer-status'
import * as t from '#messages/refusals'
import { invalidField, Refusal } from '../../refusal.ts'
import { noSuchOffer } from '../offer/offer.rules.ts'

type Offer = { _id: string; status: OfferStatus; amount: number; currency: Currency; buyerEmail: string }
type Sellable = { sold: boolean; withdrawn: boolean }
type Charge = { status: string; amountReceived: number; currency: string; offerId: string | undefined }
type ExpectedPayment = { offerId: string; amount: number; currency: string }
type PayableOffer = Pick<Offer, '_id' | 'currency'> & { left: number }

export function priceInCents(price: string | number): number {
  const cents = toCents(price)
  if (cents !== undefined) return cents
  throw invalidField('price', t.noCardAmount)
}

/** Allows only the buyer to pay an offer, and only its amount; for other users it doesn't exist (P-44). */
export function checkMayPay<Row extends Offer>(
  caller: { email: string },
  offer: Row | undefined,
  price: number,
): asserts offer is Row {
  if (!offer || offer.buyerEmail !== caller.email) throw noSuchOffer()
  if (offer.amount !== price)
    throw new Refusal('conflict', () => t.priceIsOfOffer({ amount: shownCents(offer.amount, offer.currency) }))
}

export function onlyOne<Row>(offers: Row[]): Row {
  const [offer, other] = offers
  if (!offer) throw new Refusal('conflict', t.noOfferOfPrice)
  if (other) throw new Refusal('conflict', t.severalOffersOfPrice)
  return offer
}

const reasonNames = {
  'the offer is paid already': 'paid',
  'the home was removed': 'removed',
  'the home has been sold': 'sold',
  'the home is no longer for sale': 'withdrawn',
  'the offer is pending': 'pending',
  'the offer is rejected': 'rejected',
  'it was cancelled': 'cancelled',
  'it was made for another offer': 'otherOffer',
  'it was made in another currency': 'otherCurrency',
  'its amount is not the amount of the offer': 'otherAmount',
} as const
export type Unpayable = keyof typeof reasonNames

export const nameOf = (why: string) => (why in reasonNames ? reasonNames[why as Unpayable] : 'other')

/**
 * Returns the reason why an offer can't be paid, as the end of a sentence with "because"; `undefined` if it can. The
 * home of an agent marked as fraud can't be bought, even if an offer was accepted before.
 */
export function whyNotPayable(offer: Pick<Offer, 'status'>, property: Sellable | undefined): string | undefined {
  if (offer.status === 'Bought') return 'the offer is paid already'
  if (!property) return 'the home was removed'
  if (property.sold) return 'the home has been sold'
  if (property.withdrawn) return 'the home is no longer for sale'
  return offerCan('pay', offer) ? undefined : `the offer is ${offer.status}`
}

export function checkPayable(offer: Offer, property: Sellable | undefined): void {
  const why = whyNotPayable(offer, property)
  if (why) throw new Refusal('conflict', () => t.notPayable({ why: nameOf(why) }))
}

export function whyNotUsable(
  intent: Charge | 'unknown',
  expected: ExpectedPayment,
  offer: PayableOffer,
): string | undefined {
  // Stryker disable next-line ConditionalExpression,StringLiteral: only the type requires it, as a text has no status
  if (intent === 'unknown') return undefined
  if (intent.status === 'cancelled') return 'it was cancelled'
  if (intent.status !== 'paid') return undefined
  if (intent.offerId !== offer._id || expected.offerId !== offer._id) return 'it was made for another offer'
  if (intent.currency !== expected.currency || intent.currency !== offer.currency.toLowerCase())
    return 'it was made in another currency'
  if (intent.amountReceived !== expected.amount || intent.amountReceived > offer.left)
    return 'its amount is not the amount of the offer'
  return undefined
}

export const wrongReceipt = (text: () => string) => new Refusal('conflict', text)

export const unusedPayment = (why: string) => new Refusal('conflict', () => t.unusedPayment({ why: nameOf(why) }))

export const alreadyPaid = () => new Refusal('conflict', t.alreadyPaid)

export const beingFinished = () => new Refusal('conflict', t.paymentBeingFinished)

export const lostPayment = () => new Refusal('conflict', t.lostPayment)
