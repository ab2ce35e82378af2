import { isPublic } from '#contract/property-visibility'
import { Refusal } from '../../refusal.ts'
import { type HomeOfAgent, noSuchProperty } from '../property/property.rules.ts'

/** Lists of another's are 403 (P-37). */
export function checkOwnList(caller: { email: string }, email: string): void {
  if (caller.email !== email) throw new Refusal('forbidden', 'This is somebody else’s wishlist.')
}

/** A home that others may see, unsold and not one's own, can be wished (P-38). */
export function checkMayWish(caller: { email: string }, property: HomeOfAgent): void {
  if (property.email === caller.email) throw new Refusal('conflict', 'This home is your own listing.')
  if (!isPublic(property)) throw noSuchProperty()
  if (property.sold) throw new Refusal('conflict', 'This home is sold.')
}
