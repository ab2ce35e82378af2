import type { Database } from '../../src/server/platform/db/database.ts'
import type { Matcher } from '../../src/server/product/picture-match/matcher.ts'
import { findCandidates } from '../../src/server/product/picture-match/picture-match.store.ts'
import { pictureFingerprints } from '../../src/server/product/tables/picture-match.ts'
import { coveredCopy, coveringNames } from './coverings.ts'
import { asStored, inTurns } from './matching-work.ts'
import { drawnFrom, pick } from './pixels.ts'

type Photo = { name: string; bytes: Buffer }
type Options = { db: Database; matching: Matcher; photos: Photo[]; size: number; seed: number }
export type Found = { kind: string; found: number; of: number; missed: string[] }
/** Features of two pictures that were compared. */
export type ComparedPair = [Buffer, Buffer]

const OTHERS = 3

/** Looks for `size` copies of each kind under something, among all stored pictures. */
export async function findCovered({ db, matching, photos, size, seed }: Options) {
  const rows = await db
    .select({ number: pictureFingerprints.number, name: pictureFingerprints.name })
    .from(pictureFingerprints)
  const names = new Map(rows.map(({ number, name }) => [number, name]))
  const compared: ComparedPair[] = []
  const all: Found[] = []
  for (const [place, kind] of coveringNames.entries()) {
    const found: Found = { kind, found: 0, of: size, missed: [] }
    await inTurns([...Array(size).keys()], async (at) => {
      const draw = drawnFrom(seed * 1_000_003 + place * 10_007 + at)
      const photo = pick(draw, photos)
      const others = Array.from(
        { length: OTHERS },
        () =>
          pick(
            draw,
            photos.filter(({ name }) => name !== photo.name),
          ).bytes,
      )
      const described = await matching.describe(await asStored(await coveredCopy(kind, photo.bytes, draw, others)))
      const lookups = described?.lookups ?? []
      const candidates = await findCandidates(
        db,
        lookups.map(({ probes }) => probes),
      )
      const same = await matching.confirm(
        lookups.map(({ features }) => features),
        candidates.map(({ features, lookup }) => ({ features, lookup })),
      )
      if (candidates.some(({ number }, each) => same?.[each] && names.get(number) === photo.name)) found.found++
      else found.missed.push(`${at}: ${photo.name}`)
      const [candidate] = candidates
      const lookup = candidate && lookups[candidate.lookup]
      if (lookup) compared.push([lookup.features, candidate.features])
    })
    all.push(found)
  }
  return { all, compared }
}
