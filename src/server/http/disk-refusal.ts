import { BRAND } from '#contract/brand'
import { isDiskFailure } from '../disk-failure.ts'
import { Refusal } from '../refusal.ts'

/** What a failure of this machine's own means to a person: not now, and nothing was kept (D-329). */
export const refusalOfDisk = (error: Error): Refusal | undefined =>
  isDiskFailure(error)
    ? new Refusal('unavailable', `${BRAND} has no room to keep this right now. Please try again later.`)
    : undefined
