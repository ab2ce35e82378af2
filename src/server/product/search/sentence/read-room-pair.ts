import { phraseAt } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { endsPart, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { types } from './vocabulary.ts'

const MAX_ROOMS = 9
const UNITS = /^(m|ft|feet|metres?|meters?|cm|car|cars|double|story|storey|garage)$/

/** Reads the bedrooms and bathrooms of "4x2 house", "3x1" and "3/2 ranch". */
export function readRoomPair(reader: Reader, at: number): number | undefined {
  const pair = pairAt(reader.tokens, at) ?? shortAt(reader, at)
  if (!pair) return undefined
  const { beds, baths, next } = pair
  for (const [kind, value] of [
    ['beds', beds],
    ['baths', baths],
  ] as const) {
    if (value === undefined) continue
    reader.found.setQuantity({ kind, least: value, isBare: true })
  }
  reader.lastRooms = 'beds'
  return next
}

const HOMES = /^(det|detached|semi|terrace|terraced|bungalow|cottage|villa|maisonette|ranch|colonial|duplex|home)$/
const NUMBERED = /^(flat|apartment|apt|unit|no|number|suite|plot)$/

/** Reads the bedrooms of "3b house" and "Leeds 3b 300k", and the bathrooms of "2b/1b"; "3b Mill Lane" is an address. */
function shortAt({ tokens, known }: Reader, at: number): { beds: number; baths?: number; next: number } | undefined {
  const count = (place: number) => {
    const [number, letter] = tokens.slice(place, place + 2)
    const isShort = number?.kind === 'number' && number.text.length === 1 && letter?.low === 'b'
    return isShort && letter.start === number.end ? number.value : undefined
  }
  const beds = count(at)
  if (!beds) return undefined
  const second = tokens[at + 2]?.low === '/' ? at + 3 : at + 2
  const baths = count(second)
  if (baths) return { beds, baths, next: second + 2 }
  const next = at + 2
  if (HOMES.test(tokens[next]?.low ?? '')) return { beds, next }
  const isOfHome = phraseAt(types, tokens, next) ?? quantityAt(tokens, next, known.currency)
  const isEnd = endsPart(tokens, next) && !NUMBERED.test(tokens[at - 1]?.low ?? '')
  return isOfHome || isEnd ? { beds, next } : undefined
}

function pairAt(tokens: Token[], at: number): { beds: number; baths?: number; next: number } | undefined {
  const [first, second, third, fourth] = tokens.slice(at, at + 4)
  if (first?.kind !== 'number' || first.text.length !== 1 || second?.start !== first.end) return undefined
  const glued = /^x(\d)$/.exec(second.low)?.[1]
  const isApart = /^[x/]$/.test(second.low) && third?.kind === 'number' && third.text.length === 1
  const baths = glued ? Number(glued) : isApart && third.start === second.end ? third.value : 0
  const next = glued ? at + 2 : at + 3
  const behind = glued ? third : fourth
  const isRooms =
    baths >= 1 &&
    (first.value > baths || baths < 3) &&
    first.value >= baths &&
    first.value <= MAX_ROOMS &&
    !UNITS.test(behind?.low ?? '')
  if (!isRooms || /^[-/x]$/.test(behind?.low ?? '')) return undefined
  const isHome = second.low === '/' ? isOfHome(tokens, next) : true
  return isHome ? { beds: first.value, baths, next } : undefined
}

/** Returns true before the kind of home of "3/2 ranch"; "4/5 bed" is a range, "1/2 acre" a part. */
const isOfHome = (tokens: Token[], at: number): boolean =>
  phraseAt(types, tokens, at) !== undefined || HOMES.test(tokens[at]?.low ?? '')
