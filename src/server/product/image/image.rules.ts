import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/refusals'
import { fieldRefusal } from '../../refusal.ts'

const MEGABYTE = 1024 * 1024

export function checkQuota(bytes: number, quotaBytes: number): void {
  if (bytes <= quotaBytes) return
  throw fieldRefusal('conflict', 'image', () => t.imageQuota({ megabytes: shownNumber(quotaBytes / MEGABYTE) }))
}
