import { MAX_HIDDEN_HOMES } from '#contract/hidden-home'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import { type HomeOfAgent, maySee, noSuchProperty } from '../property/property.rules.ts'

/** Requires a public home that is not the caller's own. `hidden`: the homes that the caller has hidden so far. */
export function checkMayHide(
  caller: { email: string; isInterested: boolean },
  property: HomeOfAgent | undefined,
  hidden: number,
): void {
  if (property && property.email === caller.email) throw new Refusal('conflict', t.ownListing)
  if (!property || !maySee({ ...caller, role: null }, property)) throw noSuchProperty()
  if (hidden >= MAX_HIDDEN_HOMES) throw new Refusal('conflict', () => t.tooManyHidden({ most: MAX_HIDDEN_HOMES }))
}

export const notHidden = () => new Refusal('notFound', t.notHidden)
