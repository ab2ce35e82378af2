import type { Role } from '#contract/user'
import * as t from '#messages/refusals'
import { invalidField, Refusal } from '../../refusal.ts'

type Person = { role: Role | null }

const MAX_SIGN_IN_AGE_MS = 10 * 60_000

/**
 * Refuses accounts marked as fraud, and the last admin's. `admins`: their number, counted under a lock, so that two
 * admins can't both leave concurrently (P-26).
 */
export function checkMayLeave(person: Person | undefined, admins: number): asserts person is Person {
  if (!person) throw new Refusal('notSignedIn', t.signInEnded)
  if (person.role === 'fraud') throw new Refusal('conflict', t.fraudAccount)
  if (person.role === 'admin' && admins <= 1) throw new Refusal('conflict', t.youAreLastAdmin)
}

export function checkIsRecent(signedInAt: Date | undefined, now: Date): void {
  if (signedInAt && now.getTime() - signedInAt.getTime() <= MAX_SIGN_IN_AGE_MS) return
  throw new Refusal('conflict', t.signInAgainToDelete)
}

export const wrongPassword = () => invalidField('password', t.wrongPassword)
