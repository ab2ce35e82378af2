import * as t from '#messages/refusals'
import type { Log } from '../../platform/logging/log.ts'
import { PicturesUnavailable } from '../../providers/images/images.ts'
import { fieldRefusal } from '../../refusal.ts'

export async function atImageHost<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PicturesUnavailable)) throw error
    log.error({ err: error }, 'the image host failed')
    throw fieldRefusal('unavailable', 'image', t.imageHostAway)
  }
}
