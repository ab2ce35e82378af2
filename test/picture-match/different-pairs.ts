import sharp from 'sharp'
import type { Matcher } from '../../src/server/product/picture-match/matcher.ts'
import { coveredCopy, coveringNames } from './coverings.ts'
import { asStored, inTurns } from './matching-work.ts'
import { type Draw, drawnFrom, pick } from './pixels.ts'
import { drawnFacade } from './rendered-facades.ts'
import { drawnRoom, drawnView, movedTo, rendered, sisterOf, type View } from './rendered-rooms.ts'

type Photo = { name: string; bytes: Buffer }
type Options = { matching: Matcher; photos: Photo[]; size: number; seed: number; say: (line: string) => void }

/**
 * Each room is rendered at four hours, with the same or a new camera, from elsewhere, as two sister flats, and with its
 * furniture in another room.
 */
const VIEWS = 8
const VIEWS_OF_FACADE = 4
const MAX_FACADES = 25
/** Coverings that show no further photograph whole, as two such pictures are copies. */
const overlays = coveringNames.filter((name) => !/collage|webPage|otherAspect/i.test(name))
const PAIRS_OF_A_ROOM = (VIEWS * (VIEWS - 1)) / 2

/**
 * Compares different pictures, unchanged and mirrored: all pairs of photographs, all renderings of one room and of one
 * facade, photographs under the same covering, and random other pairs. Counts false matches. Pictures that
 * can't be described are in no pair.
 */
export async function comparePairs({ matching, photos, size, seed, say }: Options): Promise<{ wrong: number }> {
  const draw = drawnFrom(seed + 1)
  const ofPhotos = Math.min((photos.length * (photos.length - 1)) / 2, Math.ceil(size / 2))
  const count = Math.max(2, Math.floor((0.7 * (size - ofPhotos)) / PAIRS_OF_A_ROOM))
  const rooms: Photo[][] = []
  for (let at = 0; at < count; at++) rooms.push(await viewsOf(at, draw))
  const facades = await facadesOf(Math.min(MAX_FACADES, Math.ceil(count / 4)), draw)
  const covered = await underOneCovering(photos, Math.ceil(count / 10), draw)
  const pictures = [...photos, ...rooms.flat(), ...facades.flat(), ...covered.flat()]
  const features = new Map<string, Buffer[]>()
  await inTurns(pictures, async ({ name, bytes }) => {
    const described = await matching.describe(await asStored(bytes))
    if (described)
      features.set(
        name,
        described.lookups.map((lookup) => lookup.features),
      ) // prettier-ignore
  })
  const pairs = new Map<string, [string, string]>()
  const most = Math.min(size, (features.size * (features.size - 1)) / 2)
  const add = (one: string, other: string) => {
    if (photoOf(one) === photoOf(other) || !features.has(one) || !features.has(other)) return
    if (pairs.size < most) pairs.set([one, other].sort().join(' / '), [one, other])
  }
  for (const group of [...facades, ...covered, photos, ...rooms])
    for (const [at, { name }] of group.entries()) for (const other of group.slice(at + 1)) add(name, other.name)
  const any = () => pictures[Math.floor(draw() * pictures.length)]?.name ?? ''
  while (pairs.size < most) add(any(), any())
  const wrong: string[] = []
  await inTurns([...pairs.values()], async ([one, other]) => {
    const [own, [candidate] = []] = [features.get(one), features.get(other)]
    if (!own || !candidate) return
    const same = await matching.confirm(
      own,
      own.map((_, lookup) => ({ features: candidate, lookup })),
    )
    if (same.includes(true)) wrong.push(`${one} / ${other}`)
  })
  say(
    `Different pictures: ${wrong.length} of ${pairs.size} pairs said to be the same; ${pictures.length - features.size} of ${pictures.length} pictures could not be described`,
  )
  for (const line of wrong.slice(0, 40)) say(`  wrong: ${line}`)
  return { wrong: wrong.length }
}

/** A photograph and what it looks like under something are copies. */
const photoOf = (name: string): string => name.split(' under ')[0] ?? name

/** Photographs of one facade from places two to six metres apart. */
async function facadesOf(count: number, draw: Draw): Promise<Photo[][]> {
  const facades: Photo[][] = []
  for (let at = 0; at < count; at++) {
    const views = await drawnFacade(draw, VIEWS_OF_FACADE)
    facades.push(views.map((bytes, view) => ({ name: `facade ${at} from place ${view}`, bytes })))
  }
  return facades
}

/** Two photographs each in the same phone's frame, or under the same band, watermark or furniture. */
async function underOneCovering(photos: Photo[], count: number, draw: Draw): Promise<Photo[][]> {
  const pairs: Photo[][] = []
  for (let at = 0; at < count; at++) {
    const kind = pick(draw, overlays)
    const [one, other, third] = [pick(draw, photos), pick(draw, photos), pick(draw, photos)]
    const seed = Math.floor(draw() * 1e6)
    const pair: Photo[] = []
    for (const { name, bytes } of [one, other]) {
      const whole = await sharp(bytes).resize(1000, 750, { fit: 'cover' }).toBuffer()
      const covered = await coveredCopy(kind, whole, drawnFrom(seed), [third.bytes])
      pair.push({ name: `${name} under ${kind} ${at}`, bytes: covered })
    }
    if (one.name !== other.name) pairs.push(pair)
  }
  return pairs
}

const fromElsewhere = ({ shift: [there] }: View, { shift: [x, y], ...view }: View): View => ({
  ...view,
  shift: [-Math.sign(there) * Math.abs(x), y],
})

export async function viewsOf(at: number, draw: Draw): Promise<Photo[]> {
  const [room, other] = [drawnRoom(draw), drawnRoom(draw)]
  const view = drawnView(draw, 10)
  const putUpAgain = (hour: number): View => ({
    ...view,
    hour,
    shift: [view.shift[0] + 20 * (draw() - 0.5), view.shift[1] + 8 * (draw() - 0.5)],
  })
  const views = {
    'at 10': rendered(room, view),
    'at 14': rendered(room, putUpAgain(14)),
    'at 18': rendered(room, { ...view, hour: 18 }),
    'at 22': rendered(room, putUpAgain(22)),
    'from elsewhere at 12': rendered(room, fromElsewhere(view, drawnView(draw, 12))),
    'sister flat': rendered(sisterOf(room, draw), putUpAgain(10)),
    'another sister flat': rendered(sisterOf(room, draw), drawnView(draw, 12)),
    'its furniture elsewhere': rendered(movedTo(other, room, draw), view),
  }
  return Promise.all(
    Object.entries(views).map(async ([name, bytes]) => ({ name: `room ${at} ${name}`, bytes: await bytes })),
  )
}
