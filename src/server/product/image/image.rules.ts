import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'

const MEGABYTE = 1024 * 1024

export function checkQuota(bytes: number, quotaBytes: number): void {
  if (bytes <= quotaBytes) return
  const text = () => t.imageQuota({ megabytes: shownNumber(quotaBytes / MEGABYTE) })
  throw new Refusal('conflict', text, { image: text })
}
