import { amountAt } from './amounts.ts'
import { each, phraseAt, phrasesOf } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { afterArticles, endsPart, type Reader } from './reader.ts'
import { types } from './vocabulary.ts'

const markers = phrasesOf<true>([
  [
    true,
    `actually|sorry|i mean|i meant|or rather|correction|scratch that|wait|make that|make it|instead|${each('no|oops|actually|sorry|no sorry|wait|no wait', 'sorry|make that|make it|wait|actually|i mean')}`,
  ],
])

/** Reads "actually make that 4" and "no, sorry, a house", which replace what was said of the same kind before. */
export function readCorrection(reader: Reader, at: number): number | undefined {
  const { tokens, known, found, lastRooms } = reader
  let marker = phraseAt(markers, tokens, at)
  if (!marker) return undefined
  let from = marker.next
  while (marker) {
    from = tokens[marker.next]?.kind === 'stop' ? marker.next + 1 : marker.next
    marker = phraseAt(markers, tokens, from)
  }
  from = afterArticles(tokens, from)
  const quantity = quantityAt(tokens, from, known.currency)
  if (quantity) {
    found.replaceQuantity(quantity.quantity)
    return quantity.next
  }
  const rooms = amountAt(tokens, from)
  if (rooms && lastRooms && rooms.read.factor === 1 && !rooms.read.currency && endsPart(tokens, rooms.next)) {
    found.replaceQuantity({ kind: lastRooms, least: rooms.read.value, isBare: true })
    return rooms.next
  }
  const type = phraseAt(types, tokens, from)
  if (!type) return undefined
  found.forgetTypes()
  return from
}
