import { brandInText } from '#contract/brand'
import * as t from '#messages/refusals'
import { Busy, Refusal } from '../../refusal.ts'
import { isCausedBy, isDatabaseGone } from '../db/errors.ts'

const refusals: Record<string, () => Refusal> = {
  '40001': () => new Refusal('conflict', t.changedMeanwhile),
  '40P01': () => new Refusal('conflict', t.changedMeanwhile),
  '23503': () => new Refusal('conflict', t.changedMeanwhile), // the referenced row has just been deleted
  '23505': () => new Refusal('conflict', t.changedMeanwhile), // another transaction has just added the same key
  '23P01': () => new Refusal('conflict', t.changedMeanwhile), // another transaction has just added a conflicting row
  '57014': () => new Busy(t.busy), // exceeded the time limit
  '22021': () => new Refusal('invalid', t.badCharacter),
}

/**
 * Returns the refusal for a PostgreSQL error that a race, an invalid text or an outage causes (codes: appendix A of the
 * manual); `undefined` for any other error.
 */
export function refusalOfDatabase(error: Error): Refusal | undefined {
  if (isDatabaseGone(error)) return new Refusal('unavailable', () => t.notNow({ brand: brandInText() }))
  const known = Object.keys(refusals).find((one) => isCausedBy(error, (code) => code === one))
  return known === undefined ? undefined : refusals[known]?.()
}

const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])

export const isDiskFailure = (error: unknown): boolean => isCausedBy(error, (code) => CODES.has(code))

export const refusalOfDisk = (error: Error): Refusal | undefined =>
  isDiskFailure(error) ? new Refusal('unavailable', () => t.notStoredNow({ brand: brandInText() })) : undefined
