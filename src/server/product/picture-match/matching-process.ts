// A process that only describes and compares pictures: it receives a message, responds to it, and ends with the app.
import { loadPictureMatcher } from 'same-picture'
import sharp from 'sharp'
import type { MatchingAnswer, MatchingRequest } from './matcher.ts'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] }) // the only stored format that it reads
sharp.cache(false)
sharp.concurrency(1)
const loading = loadPictureMatcher()
process.on('disconnect', () => process.exit())
process.on('message', async (request: MatchingRequest) => {
  process.send?.(await answerOf(request))
})

async function answerOf(request: MatchingRequest): Promise<MatchingAnswer> {
  const matcher = await loading
  if ('picture' in request)
    return matcher.describe(request.picture).then(
      (described) => ({ described }),
      (error) => ({ failure: String(error) }),
    )
  const same: boolean[] = []
  for (const { features, lookup } of request.candidates) {
    const picture = request.lookups[lookup]
    same.push(picture !== undefined && (await matcher.isSame(picture, features)))
  }
  return { same }
}
