import type { Property } from '#contract/property'
import { isPublic } from '#contract/property/standing'
import { noSuchProperty } from '../property/property.rules.ts'
import { Refusal } from '../refusal.ts'

type Home = Pick<Property, 'email' | 'status' | 'sold' | 'withdrawn'>

/** Lists of another's are 403 (P-37). */
export function checkOwnList(caller: { email: string }, email: string): void {
  if (caller.email !== email) throw new Refusal('forbidden', 'This is somebody else’s wishlist.')
}

/** A home that others may see, unsold and not one's own, can be wished (P-38). */
export function checkMayWish(caller: { email: string }, property: Home): void {
  if (property.email === caller.email) throw new Refusal('conflict', 'This home is your own listing.')
  if (!isPublic(property)) throw noSuchProperty()
  if (property.sold) throw new Refusal('conflict', 'This home is sold.')
}
