import type { Property } from '#contract/property'
import { mayBeDeleted, mayBeUpdated } from '#contract/property-moves'
import { isPublic } from '#contract/property-visibility'
import type { Role } from '#contract/user'
import { Refusal } from '../../refusal.ts'

type Person = { email: string; role: Role | null }
/** What decides who may see a home, wish it, offer for it or look at it. */
export type HomeOfAgent = Pick<Property, 'email' | 'status' | 'sold' | 'withdrawn'>

/** A verified home is everybody's to see; a pending, rejected or withdrawn one its agent's and the admins' (P-36). */
export function maySee(
  caller: Person | undefined,
  property: Pick<Property, 'status' | 'withdrawn' | 'email'>,
): boolean {
  return isPublic(property) || isTheirs(caller, property)
}

const isTheirs = (caller: Person | undefined, { email }: Pick<Property, 'email'>): boolean =>
  caller !== undefined && (caller.role === 'admin' || caller.email === email)

/** What an edit replaced, such as a price, is for its agent and the admins only. */
export const shownTo = (caller: Person | undefined, { edited, ...property }: Property): Property =>
  listedTo(caller, edited && isTheirs(caller, property) ? { ...property, edited } : property)

/** A home in public view, whose agent's e-mail address an anonymous caller does not read (P-150). */
export const listedTo = <Home extends Pick<Property, 'email'>>(caller: Person | undefined, home: Home): Home =>
  caller ? home : { ...home, email: '' }

/** All listings are for admins; an agent's are for that agent and admins (P-36). */
export function checkMayList(caller: Person, email: string | undefined): void {
  if (caller.role === 'admin' || caller.email === email) return
  throw new Refusal('forbidden', 'You may only list your own properties.')
}

/** Its agent may; an admin may not edit another's home (403), and for another agent it is not there (404) (P-36). */
export function checkMayUpdate(caller: Person, property: Property | undefined): asserts property is Property {
  if (!property || (property.email !== caller.email && caller.role !== 'admin')) throw noSuchProperty()
  if (property.email !== caller.email) throw new Refusal('forbidden', 'Only its own agent may change a property.')
  if (!mayBeUpdated(property)) throw notUpdatable(property)
}

export const notUpdatable = (property: Pick<Property, 'sold'>) =>
  new Refusal('conflict', `A ${property.sold ? 'sold' : 'rejected'} property can’t be updated.`)

/** Its agent may, and any admin; a sold one stays (P-24). */
export function checkMayDelete(caller: Person, property: Property | undefined): asserts property is Property {
  if (!property || (property.email !== caller.email && caller.role !== 'admin')) throw noSuchProperty()
  if (!mayBeDeleted(property)) throw new Refusal('conflict', 'A sold property can’t be deleted.')
}

export const noSuchProperty = () => new Refusal('notFound', 'This property doesn’t exist or was removed.')
export const alreadyDecided = () => new Refusal('conflict', 'This property has already been verified or rejected.')
