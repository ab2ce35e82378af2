import type { DescribedPicture } from 'same-picture'
import sharp from 'sharp'
import type { Matcher } from '../../src/server/product/picture-match/matcher.ts'
import { asPublished, drawingKinds, drawnSisters } from './drawings.ts'
import type { ComparedPair, Found } from './find-covered.ts'
import { asStored, inTurns } from './matching-work.ts'
import { drawnFrom } from './pixels.ts'

type Options = { matching: Matcher; pairs: number; seed: number }

/** Most of them: all listings of a country have certificates of one template, and flats of a house have sister plans. */
const shares: Record<(typeof drawingKinds)[number], number> = {
  certificate: 0.35,
  plan: 0.35,
  board: 0.06,
  comingSoon: 0.06,
  chart: 0.06,
  map: 0.06,
  logo: 0.06,
}

/** The least number of drawings of a kind that are published twice, where there are as many. */
const AGAIN = 40

/**
 * Compares `pairs` of drawings of two homes by one template, and some of each kind with themselves, published twice. `taken`: the pairs of two homes that are said to be the same, of the `different` ones that can be compared.
 */
export async function compareDrawings({ matching, pairs, seed }: Options) {
  const taken: string[] = []
  const compared: ComparedPair[] = []
  const copies: Found[] = []
  let [different, recognized, all, undescribed] = [0, 0, 0, 0]
  for (const [place, kind] of drawingKinds.entries()) {
    const size = Math.max(1, Math.round(pairs * shares[kind]))
    const found: Found = { kind: `${kind} published again`, found: 0, of: 0, missed: [] }
    await inTurns([...Array(size).keys()], async (at) => {
      const draw = drawnFrom(seed * 999_983 + place * 20_011 + at)
      const look = seed * 31 + Math.floor(at / 5) // five homes in a row have one template
      const { own, sister } = drawnSisters(kind, () => drawnFrom(look * 101 + place), draw)
      const published = async (drawing: string) => matching.describe(await asStored(await asPublished(drawing, draw)))
      const [one, other] = [await published(own), await published(sister)]
      const isSame = async (another: typeof other) => {
        if (!isComparable(one) || !isComparable(another)) return false
        compared.push([one.features, another.features])
        const same = await matching.confirm([one.features], [{ features: another.features, lookup: 0 }])
        return same[0] ?? false
      }
      for (const each of [one, other]) {
        all++
        if (!isComparable(each)) undescribed++
        else if (each.lookups.length === 1) recognized++
      }
      if (isComparable(one) && isComparable(other)) {
        different++
        if (await isSame(other)) taken.push(`${kind} ${at}`)
      }
      if (at % Math.max(1, Math.floor(size / AGAIN)) > 0) return
      found.of++
      const again = await published(own)
      const isProposed = again?.lookups.some(
        ({ probes }) => probes.filter((word) => one?.words.includes(word)).length > 1,
      )
      if (isProposed && (await isSame(again))) found.found++
      else found.missed.push(`${at}`)
    })
    copies.push(found)
  }
  return { taken, different, recognized, all, undescribed, copies, compared }
}

/** A drawing with too little to look up has no words and no lookups; it can't be compared. */
const isComparable = (described: DescribedPicture | undefined): described is DescribedPicture =>
  described !== undefined && described.lookups.length > 0

/** Returns the photographs, as phones take them, that are hard to tell from drawings, which are described as such. */
export async function photographsTakenForDrawings(matching: Matcher, photos: { name: string; bytes: Buffer }[]) {
  const harshLight = {
    'as it is': (bytes: Buffer) => sharp(bytes),
    overexposed: (bytes: Buffer) => sharp(bytes).linear(1.8, 40),
    'in fog': (bytes: Buffer) => sharp(bytes).linear(0.3, 165).blur(2),
    'at night': (bytes: Buffer) => sharp(bytes).linear(0.15, 0),
  }
  const taken: string[] = []
  let of = 0
  await inTurns(photos, async ({ name, bytes }) => {
    for (const [light, lit] of Object.entries(harshLight)) {
      of++
      const described = await matching.describe(await asStored(await lit(bytes).jpeg({ quality: 80 }).toBuffer()))
      if (described && described.lookups.length < 2) taken.push(`${name} ${light}`)
    }
  })
  return { taken, of }
}
