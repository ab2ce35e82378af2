import { canBecome, type Role } from '#contract/user'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'

type Person = { id: string; name: string; role: Role | null }

export const noSuchUser = () => new Refusal('notFound', t.noSuchUser)

/**
 * Refuses role changes and deletions that are not allowed: of one's own account, of a user marked as fraud, of the last
 * admin. `admins`: their number, counted under a lock, so that two admins who demote each other can't leave none
 * (P-26).
 */
export function checkMayChange(
  caller: { id: string },
  person: Person | undefined,
  admins: number,
): asserts person is Person {
  if (!person) throw noSuchUser()
  if (person.id === caller.id) throw new Refusal('conflict', t.ownAccount)
  if (person.role === 'fraud') throw new Refusal('conflict', t.fraudStays)
  if (person.role === 'admin' && admins <= 1) throw new Refusal('conflict', t.lastAdmin)
}

export function checkMayBecome(role: Role, person: Person): void {
  if (!canBecome(role, person.role)) throw new Refusal('conflict', () => t.roleAlready({ name: person.name, role }))
}
