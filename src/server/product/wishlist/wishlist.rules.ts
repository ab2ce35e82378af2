import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import { checkIsForSale, type HomeOfAgent, maySee, noSuchProperty } from '../property/property.rules.ts'

export function checkOwnList(caller: { email: string }, email: string): void {
  if (caller.email !== email) throw new Refusal('forbidden', t.othersWishlist)
}

/** Requires a home that is public, unsold and not the caller's own (P-38). */
export function checkMayWish(caller: { email: string; isInterested: boolean }, property: HomeOfAgent): void {
  if (property.email === caller.email) throw new Refusal('conflict', t.ownListing)
  if (!maySee({ ...caller, role: null }, property)) throw noSuchProperty() // also for admins, because only public homes can be wishlisted
  checkIsForSale(property, 'wishes')
}
