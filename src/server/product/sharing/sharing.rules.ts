import type { Role } from '#contract/user'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'

type Person = { id: string; role: Role | null }

/** Refuses accounts marked as fraud, and those that share with another already. */
export function checkMayShare(person: Person, isSharing: boolean): void {
  if (person.role === 'fraud') throw new Refusal('conflict', t.mayNotShare)
  if (isSharing) throw new Refusal('conflict', t.sharesAlready)
}

type Invitation = { caller: Person; inviter: Person; isBlocked: boolean; isInviterSharing: boolean }

/**
 * Refuses one's own invitation, and expired or withdrawn ones, without revealing that the inviter has blocked the
 * caller, is marked as fraud or shares with another.
 */
export function checkMayJoin({ caller, inviter, isBlocked, isInviterSharing }: Invitation): void {
  if (caller.id === inviter.id) throw new Refusal('conflict', t.ownInvitation)
  if (isBlocked || isInviterSharing || inviter.role === 'fraud') throw noSuchInvitation()
}

export const noSuchInvitation = () => new Refusal('notFound', t.noSuchInvitation)
export const notSharing = () => new Refusal('conflict', t.notSharing)
export const noSuchSharedHome = () => new Refusal('notFound', t.noSuchSharedHome)
