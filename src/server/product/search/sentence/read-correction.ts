import { amountAt } from './amounts.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { afterArticles, endsPart, isStart, JOINTS, type Reader } from './reader.ts'
import { spelt, type Token } from './tokens.ts'
import { types } from './vocabulary.ts'

/** `isSure` words alone announce a correction, others only beside one of them or before what they correct. */
const markers = phrasesOf<'isSure' | 'isPlain'>([
  [
    'isSure',
    'actually|sorry|i mean|i meant|or rather|rather|correction|scratch that|scrap that|strike that|wait|make that|make it|change that to|instead|on second thoughts|on second thought|hold on|let me change that|oops',
  ],
  ['isPlain', 'no|nope|hmm|hm|um|uh|er|erm|oh|well|ok|okay|better|let us say|say'],
])

/** Reads "actually make that 4" and "no, sorry, a house", which replace what was said of the same kind before. */
export function readCorrection(reader: Reader, at: number): number | undefined {
  const { tokens, known, found, lastRooms } = reader
  const from = behindMarkers(tokens, at)
  if (from === undefined) return readAfterNo(reader, at)
  const first = afterArticles(tokens, from)
  const quantity = quantityAt(tokens, first, known.currency)
  if (quantity) {
    found.replaceQuantity(quantity.quantity)
    return quantity.next
  }
  const rooms = amountAt(tokens, first)
  const isMoney = rooms !== undefined && (rooms.read.factor > 1 || rooms.read.currency !== '')
  if (rooms && (isMoney || endsPart(tokens, rooms.next)) && found.replaceLimitOfPrice(rooms.read)) return rooms.next
  if (rooms && rooms.read.factor === 1 && !rooms.read.currency && endsPart(tokens, rooms.next)) {
    if (!lastRooms) return undefined
    found.replaceQuantity({ kind: lastRooms, least: rooms.read.value, isBare: true })
    return rooms.next
  }
  if (phraseAt(types, tokens, first)) {
    found.forgetTypes()
    return first
  }
  return readOtherPlace(reader, first)
}

/** Reads what is of the same kind as before: "four bedrooms, no five bedrooms", "under 200k, no, 220k", "Bath. No, Frome". */
function readAfterNo(reader: Reader, at: number): number | undefined {
  const { tokens, known, found, lastRooms } = reader
  if (!/^(no|nope)$/.test(tokens[at]?.low ?? '')) return undefined
  const from = tokens[at + 1]?.kind === 'stop' ? at + 2 : at + 1
  const amount = amountAt(tokens, from)
  if (amount && isStart(tokens, at) && endsPart(tokens, amount.next) && found.replaceLimitOfPrice(amount.read))
    return amount.next
  if (from > at + 1 && isStart(tokens, at)) {
    const place = readOtherPlace(reader, from)
    if (place !== undefined) return place
  }
  const quantity = lastRooms && quantityAt(tokens, from, known.currency)
  if (!quantity || quantity.quantity.kind !== lastRooms || !quantity.quantity.isBare) return undefined
  found.replaceQuantity(quantity.quantity)
  return quantity.next
}

/** Returns the place behind "no, sorry, make that"; undefined unless one of the words announces a correction. */
function behindMarkers(tokens: Token[], at: number): number | undefined {
  let isSure = false
  let from = at
  for (;;) {
    const marker = phraseAt(markers, tokens, from)
    if (!marker) return isSure ? from : undefined
    if (marker.meaning === 'isSure') isSure = true
    from = marker.next
    while (tokens[from]?.kind === 'stop' || (isSure && JOINTS.has(tokens[from]?.low ?? ''))) from++
  }
}

const MAX_PLACE_WORDS = 3

/** Reads "Bath, I mean Bristol": a place that is named in the stead of the one that was named last. */
function readOtherPlace({ tokens, known, found }: Reader, at: number): number | undefined {
  const from = tokens[at]?.low === 'in' || tokens[at]?.low === 'near' ? at + 1 : at
  for (let length = MAX_PLACE_WORDS; length > 0; length--) {
    const name = tokens.slice(from, from + length)
    if (name.length < length || name.some(({ kind }) => kind !== 'word')) continue
    if (known.isPlace(spelt(name)) && found.forgetLast(known.isPlace)) return from
  }
  return undefined
}
