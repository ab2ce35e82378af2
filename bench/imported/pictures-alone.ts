import { converter } from '../../src/server/product/image/conversion/converter.ts'
import { matcher } from '../../src/server/product/picture-match/matcher.ts'
import { inTurns } from '../../test/picture-match/matching-work.ts'

/**
 * Returns the seconds in which sharp converts these pictures and OpenCV describes each and compares it with the one
 * before, without an app: as many at once as there are processors.
 */
export async function secondsAlone(pictures: Buffer[]): Promise<number> {
  const [{ convert, stop }, matching] = [converter(), matcher()]
  let before: Uint8Array | undefined
  const work = async (bytes: Buffer) => {
    const { renditions } = await convert(bytes)
    const compared = renditions.find(({ width, format }) => width === 800 && format === 'webp')
    const described = compared && (await matching.describe(compared.bytes))
    const features = described?.lookups.map((lookup) => lookup.features) ?? []
    if (before) await matching.confirm(features, [{ features: before, lookup: 0 }])
    before = features[0]
  }
  try {
    await inTurns(pictures.slice(0, 2), work) // the processes start
    const since = performance.now()
    await inTurns(pictures, work)
    return (performance.now() - since) / 1000
  } finally {
    stop()
    matching.stop()
  }
}
