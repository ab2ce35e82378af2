// A process that only describes and compares pictures: it receives one message, answers with one, and ends with the app.
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { comparePictures } from './compare-pictures.ts'
import type { MatchingAnswer, MatchingRequest } from './matcher.ts'
import { loadOpenCv } from './opencv.ts'
import { describePicture, unpacked } from './picture-features.ts'

setPriority(constants.priority.PRIORITY_BELOW_NORMAL) // requests have priority
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] }) // all that we store
sharp.cache(false)
sharp.concurrency(1)
const loading = loadOpenCv()
process.on('disconnect', () => process.exit())
process.on('message', async (request: MatchingRequest) => {
  process.send?.(await answerOf(request))
})

async function answerOf(request: MatchingRequest): Promise<MatchingAnswer> {
  const { cv } = await loading
  if ('picture' in request)
    return describePicture(cv, request.picture).then(
      (described) => ({ described }),
      (error) => ({ failure: String(error) }),
    )
  const own = request.lookups.map(unpacked)
  const same: boolean[] = []
  for (const { features, lookup } of request.candidates) {
    const picture = own[lookup]
    same.push(picture !== undefined && (await comparePictures(cv, picture, unpacked(features))).isSame)
  }
  return { same }
}
