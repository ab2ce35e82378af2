import { isOneErrorFrom } from '../../../platform/db/typing-error.ts'
import { before, behind, nouns, units } from './comparisons.ts'
import { features, nearby } from './feature-words.ts'
import type { Phrases } from './phrases.ts'
import type { Token } from './tokens.ts'
import { NOISE, tenures, types, wholes } from './vocabulary.ts'

/** Words of filters that are told apart from other words even with an error. */
const CORRECTED =
  'with near house houses flat flats apartment apartments condo condos townhouse townhouses bedroom bedrooms bathroom bathrooms garden gardens garage garages balcony parking fireplace basement freehold leasehold terrace courtyard swimming ceilings wardrobes glazing glazed underfloor heating conditioning concierge carport bicycle countryside mountain waterfront elevator panels driveway detached terraced under below above between maximum minimum budget photos pictures schools transport reduced listed built energy rating several without kitchen renovated wooden floors hundred thousand million'.split(
    ' ',
  )
/** Other words that differ from one of these by an error. */
const OTHERS = new Set(
  'abode blow budge build condor condoms converge fats feats flags flaps flaws floats floods garbage gardener gardened gazing glare glaring glaze glazer grazed grazing hating healing hearing harden horse horses hose hoses hours housed heading hundreds lasted lifted listen lister maximus millions packing panes parkin parsing parting photon baking barking marking larking pictured racing raging ranting reduce reduces relocated renovate skimming terrance thousands transform transported transporter undies wander wooded cycles'.split(
    ' ',
  ),
)
const COMPARATIVES = 'less more fewer bigger larger smaller greater higher lower cheaper newer older better'.split(' ')
const LIMITS = 'under below over above between around maximum minimum budget upto'.split(' ')
const UNITS = 'bed beds bedroom bedrooms bath baths bathroom bathrooms acre acres miles mile square metres'.split(' ')
const NUMBERS = 'one two three four five six seven'.split(' ')
const NO_UNITS = /^(best|bets|bees|bids|bend|bands|bars|bays|bats|both|path|milk|mild|male|males)$/

const KNOWN = new Set(
  [features, nearby, before, behind, nouns, units, tenures, types, wholes].flatMap((table: Phrases<unknown>) =>
    [...table.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words)),
  ),
)

const MIN_FOR_SWAP = 4
const MIN_FOR_LETTER = 5
const MIN_FOR_TWO = 9

const SHORT: Record<string, string> = {
  hse: 'house',
  hses: 'houses',
  gdn: 'garden',
  gdns: 'gardens',
  gge: 'garage',
  grge: 'garage',
  gar: 'garage',
  pkg: 'parking',
  prkg: 'parking',
  pking: 'parking',
  balc: 'balcony',
  bsmt: 'basement',
  dbl: 'double',
  ufh: 'underfloor',
  fhold: 'freehold',
  lhold: 'leasehold',
  apmt: 'apartment',
  flr: 'floor',
  wth: 'with',
  wiv: 'with',
}

/** Writes abbreviations out and corrects wrong keystrokes behind the first letter, in short words only where their neighbours tell what is meant. */
export const corrected = (tokens: Token[], isPlace: (name: string) => boolean): Token[] =>
  tokens.map((token, at) => {
    const { kind, low, text } = token
    const long = kind === 'word' ? SHORT[low] : undefined
    if (long) return { ...token, low: long }
    if (kind !== 'word' || low.length < 3 || KNOWN.has(low) || NOISE.has(low)) return token
    const meant = meantBetween(low, tokens[at - 1], tokens[at + 1]) ?? meantAlone(low)
    return meant && !isPlace(text) ? { ...token, low: meant } : token
  })

function meantBetween(low: string, before: Token | undefined, next: Token | undefined): string | undefined {
  const like = (words: string[]) => words.find((word) => word[0] === low[0] && isOneErrorFrom(low, word))
  const isCount = before?.kind === 'number' ? before.value <= MAX_COUNT : NUMBERS.includes(before?.low ?? '')
  if (next?.low === 'than') return like(COMPARATIVES)
  if (next?.kind === 'number' || next?.currency) return like(LIMITS)
  if (isCount && !NO_UNITS.test(low)) return like(UNITS)
  return /^(bed|bath|bdrm)/.test(next?.low ?? '') ? like(NUMBERS) : undefined
}

const MAX_COUNT = 99

function meantAlone(low: string): string | undefined {
  if (low.length < MIN_FOR_SWAP || OTHERS.has(low)) return undefined
  for (const without of shortened(low, low.length >= MIN_FOR_TWO - 1 ? 2 : 1))
    for (const word of byShortened.get(without) ?? []) if (word[0] === low[0] && isNearly(low, word)) return word
  return undefined
}

function isNearly(typed: string, word: string): boolean {
  if (word.length < MIN_FOR_LETTER) return typed.length === word.length && isSwapped(typed, word)
  const most = word.length >= MIN_FOR_TWO ? 2 : 1
  return errorsBetween(typed, word, most) <= most
}

const isSwapped = (typed: string, word: string): boolean =>
  placesIn(typed).some((at) => `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at]}${typed.slice(at + 2)}` === word)

const placesIn = (text: string): number[] => Array.from({ length: text.length }, (_, at) => at)

/** Returns a word without up to `most` of its letters, which it shares with what is typed for it. */
function shortened(word: string, most: number): Set<string> {
  const all = new Set([word])
  let last = [word]
  for (let count = 0; count < most; count++) {
    last = last.flatMap((text) => placesIn(text).map((at) => text.slice(0, at) + text.slice(at + 1)))
    for (const text of last) all.add(text)
  }
  return all
}

const byShortened = new Map<string, string[]>()
for (const word of CORRECTED)
  for (const text of shortened(word, word.length >= MIN_FOR_TWO ? 2 : 1))
    byShortened.set(text, [...(byShortened.get(text) ?? []), word])

/** Counts letters too many, too few or wrong and neighbours swapped, up to one more than `most`. */
function errorsBetween(typed: string, word: string, most: number): number {
  if (typed === word) return 0
  if (most === 0 || Math.abs(typed.length - word.length) > most) return most + 1
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const rest = (fromTyped: number, fromWord: number) =>
    1 + errorsBetween(typed.slice(at + fromTyped), word.slice(at + fromWord), most - 1)
  const isSwap = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return Math.min(rest(1, 1), rest(1, 0), rest(0, 1), isSwap ? rest(2, 2) : most + 1)
}
