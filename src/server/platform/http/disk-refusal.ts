import { BRAND } from '#contract/brand'
import { Refusal } from '../../refusal.ts'
import { isCausedBy } from '../db/caused-by.ts'

/** The disk is full, takes nothing or fails, or the system has no more files or memory to give. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** Returns whether an error, or what caused it, is this machine's lack of room, and no fault of whoever asks. */
export const isDiskFailure = (error: unknown): boolean => isCausedBy(error, (code) => CODES.has(code))

/** What a failure of this machine's own means to a person: not now, and nothing was kept (D-329). */
export const refusalOfDisk = (error: Error): Refusal | undefined =>
  isDiskFailure(error)
    ? new Refusal('unavailable', `${BRAND} has no room to keep this right now. Please try again later.`)
    : undefined
