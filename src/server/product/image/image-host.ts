import type { Log } from '../../platform/logging/log.ts'
import { PicturesUnavailable } from '../../providers/images/images.ts'
import { Refusal } from '../../refusal.ts'

export async function atImageHost<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PicturesUnavailable)) throw error
    log.error({ err: error }, 'the image host failed')
    const message = 'The image host can’t be reached right now. Please try again in a moment.'
    throw new Refusal('unavailable', message, { image: message })
  }
}
