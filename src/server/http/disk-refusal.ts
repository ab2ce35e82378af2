import { BRAND } from '#contract/brand'
import { Refusal } from '../refusal.ts'

/** The disk is full, takes nothing or fails, or the system has no more files or memory to give. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM'])
const MAX_CAUSES = 5

/** Returns whether an error, or what caused it, is this machine's lack of room, and no fault of whoever asks. */
export function isDiskFailure(error: unknown): boolean {
  let inner = error
  for (let depth = 0; depth < MAX_CAUSES && inner instanceof Error; depth++, inner = inner.cause)
    if ('code' in inner && CODES.has(String(inner.code))) return true
  return false
}

/** What a failure of this machine's own means to a person: not now, and nothing was kept (D-329). */
export const refusalOfDisk = (error: Error): Refusal | undefined =>
  isDiskFailure(error)
    ? new Refusal('unavailable', `${BRAND} has no room to keep this right now. Please try again later.`)
    : undefined
