import type { Database } from '../../src/server/platform/db/database.ts'
import type { Matcher } from '../../src/server/product/picture-match/matcher.ts'
import { addFingerprint, findCandidates } from '../../src/server/product/picture-match/picture-match.store.ts'
import { alteredCopy } from './alterations.ts'
import { asStored, inTurns } from './matching-work.ts'
import { drawnFrom } from './pixels.ts'
import { drawnRoom, drawnView, rendered } from './rendered-rooms.ts'

type Photo = { name: string; bytes: Buffer }
type Options = {
  db: Database
  matching: Matcher
  photos: Photo[]
  size: number
  seed: number
  say: (line: string) => void
}

const OTHER_PICTURES = 200
const MAX_PROBES = 500

export async function findCopies({ db, matching, photos, size, seed, say }: Options) {
  const draw = drawnFrom(seed)
  const rooms = await Promise.all(
    Array.from({ length: Math.min(OTHER_PICTURES, size) }, async (_, at) => ({
      name: `room-${at}`,
      bytes: await rendered(drawnRoom(draw), drawnView(draw, 8 + draw() * 14)),
    })),
  )
  const names = new Map<number, string>()
  await inTurns([...photos, ...rooms], async ({ name, bytes }) => {
    const number = await addFingerprint(db, { name, imageId: null }, await matching.describe(await asStored(bytes)))
    if (number !== undefined) names.set(number, name)
  })
  const [tally, probes] = [new Map<string, { made: number; missed: number }>(), [] as number[][][]]
  const missed: string[] = []
  let [found, notProposed, wrong] = [0, 0, 0]
  const copies = Array.from({ length: size }, (_, at) => ({ at, photo: photos[Math.floor(draw() * photos.length)] }))
  await inTurns(copies, async ({ at, photo }) => {
    if (!photo) return
    const copy = await alteredCopy(photo.bytes, drawnFrom(seed * 1_000_003 + at))
    const described = await matching.describe(await asStored(copy.bytes))
    const lookups = described?.lookups ?? []
    const candidates = described
      ? await findCandidates(
          db,
          lookups.map((lookup) => lookup.probes),
        )
      : [] // prettier-ignore
    const same = await matching.confirm(
      lookups.map(({ features }) => features),
      candidates.map(({ features, lookup }) => ({ features, lookup })),
    )
    const confirmed = candidates.filter((_, each) => same[each]).map(({ number }) => names.get(number))
    const isFound = confirmed.includes(photo.name)
    if (isFound) found++
    else {
      if (!candidates.some(({ number }) => names.get(number) === photo.name)) notProposed++
      missed.push(`${at}: ${photo.name}, ${copy.names.join(' + ')}`)
    }
    if (confirmed.some((name) => name !== photo.name)) {
      wrong++
      missed.push(`${at}: ${photo.name} was taken for ${confirmed.join(', ')}`)
    }
    for (const name of copy.names) {
      const { made, missed: not } = tally.get(name) ?? { made: 0, missed: 0 }
      tally.set(name, { made: made + 1, missed: not + (isFound ? 0 : 1) })
    }
    if (probes.length < MAX_PROBES) probes.push(lookups.map((lookup) => lookup.probes))
    if ((at + 1) % 1000 === 0) say(`${at + 1} copies`)
  })
  say(
    `Copies: ${found} of ${size} found (${((100 * found) / size).toFixed(2)} %), ${notProposed} not proposed, ${wrong} taken for another`,
  )
  for (const [name, { made, missed: not }] of tally) say(`  ${name}: ${made - not} of ${made}`)
  for (const line of missed.slice(0, 40)) say(`  not found: ${line}`)
  return { found, probes }
}
