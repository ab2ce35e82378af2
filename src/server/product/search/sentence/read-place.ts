import { phraseAt } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { isHyphened, keepUntil, type Reader } from './reader.ts'
import { spelt } from './tokens.ts'
import { NOISE, wholes } from './vocabulary.ts'

const BEFORE_PLACES = new Set(['in', 'near', 'nr', 'around', 'round', 'at', 'by', 'to'])
const MAX_PLACE_WORDS = 5

/** Reads the name after "in" or "near" as a place, even if it contains words of filters: "in Welwyn Garden City". */
export function readPlace(reader: Reader, at: number): number | undefined {
  const { tokens, known, found } = reader
  if (tokens[at]?.low === 'close' && tokens[at + 1]?.low === 'to') return readPlace(reader, at + 1)
  if (!BEFORE_PLACES.has(tokens[at]?.low ?? '') || isHyphened(tokens, at)) return undefined
  const first = tokens[at + 1]?.low === 'the' ? at + 2 : at + 1
  if (tokens[first]?.kind !== 'word') return undefined
  reader.isWith = false
  reader.isOfHomes = true
  for (let length = MAX_PLACE_WORDS; length > 1; length--) {
    const name = tokens.slice(first, first + length)
    const [begin, end] = [name[0], name.at(-1)]
    if (name.length < length || end?.kind !== 'word' || name.some(({ kind }) => kind === 'stop' || kind === 'number'))
      continue
    if (!begin || !known.isPlace(spelt(name))) continue
    found.keep({ ...begin, text: spelt(name), end: end.end })
    return first + length
  }
  const isOther = phraseAt(wholes, tokens, first) ?? quantityAt(tokens, first, known.currency)
  if (NOISE.has(tokens[first]?.low ?? '') || isOther) return first
  return keepUntil(reader, first, first + 1)
}
