import { type ClosedWhy, closedWords } from '#contract/conversation'
import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import type { Role } from '#contract/user'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'
import { type HomeReader, maySee, noSuchProperty } from '../property/property.rules.ts'

type Person = { email: string; role: Role | null }
type Home = Pick<Property, 'email' | 'status' | 'sold' | 'withdrawn' | 'market'>
type Offer = { buyerEmail: string; agentEmail: string }

/**
 * The conditions for writing. `otherRole`: the role of the other participant; `undefined` once their account is
 * deleted.
 */
export type WritingConditions = {
  ownRole: Role | null
  otherRole: Role | null | undefined
  hasBlocked: boolean
  isBlocked: boolean
}

export function closedWhy({ ownRole, otherRole, hasBlocked, isBlocked }: WritingConditions): ClosedWhy | undefined {
  if (otherRole === undefined) return 'left'
  if (ownRole === 'fraud') return 'ownFraud'
  if (otherRole === 'fraud') return 'fraud'
  if (hasBlocked) return 'ownBlock'
  return isBlocked ? 'blocked' : undefined
}

export function checkMayWrite(conditions: WritingConditions, name: string | undefined): void {
  const why = closedWhy(conditions)
  if (why) throw new Refusal('conflict', () => closedWords(why, name ?? t.deletedUser()))
}

export function checkMayAsk<Given extends Home>(caller: HomeReader, home: Given | undefined): asserts home is Given {
  if (!home || !maySee(caller, home)) throw noSuchProperty()
  if (home.email === caller.email) throw new Refusal('conflict', t.ownProperty)
  if (isForSale(home)) return
  throw new Refusal('conflict', home.sold ? t.soldNotAskable : t.hiddenNotAskable)
}

/**
 * Returns whether the caller is the buyer or the agent of the offer; `undefined` for all others, who get the same
 * response as for an unknown offer.
 */
export function partIn(caller: Person, offer: Offer | undefined): 'buyer' | 'agent' | undefined {
  if (offer?.buyerEmail === caller.email) return 'buyer'
  const isAgent = caller.role === 'agent' || caller.role === 'admin'
  return isAgent && offer?.agentEmail === caller.email ? 'agent' : undefined
}

export const noSuchConversation = () => new Refusal('notFound', t.noSuchConversation)
export const homeWasRemoved = () => new Refusal('conflict', t.noConversationOnRemoved)
export const alreadyReported = () => new Refusal('conflict', t.conversationReported)
export const noSuchReport = () => new Refusal('notFound', t.noSuchReport)
