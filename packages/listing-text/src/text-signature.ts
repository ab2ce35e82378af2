import { folded } from './plain-text.ts'

const WORDS_IN_A_RUN = 3
const MAX_WORDS = 20_000
const BANDS = 16
const HASHES_IN_A_BAND = 2
const STEM_BANDS = 48
const STEMS_IN_A_BAND = 3
const WORDS_OF_A_PHRASE = 4

export function runsOf(words: string[]): Set<number> {
  const runs = new Set<number>()
  for (let at = 0; at + WORDS_IN_A_RUN <= words.length; at++)
    runs.add(hashOf(words.slice(at, at + WORDS_IN_A_RUN).join(' ')))
  return runs
}

const phraseAt = (words: string[], at: number) => words.slice(at, at + WORDS_OF_A_PHRASE).join(' ')

export const phrasesIn = (words: string[]): Set<string> => new Set(words.map((_, at) => phraseAt(words, at)))

/** Returns the words of a text outside of these phrases. */
export function outside(words: string[], phrases: Set<string>): string[] {
  const last = words.length - WORDS_OF_A_PHRASE
  let until = 0
  return words.filter((_, at) => {
    if (at <= last && phrases.has(phraseAt(words, at))) until = at + WORDS_OF_A_PHRASE
    return at >= until
  })
}

export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)

const MIN_LETTERS = 4
const STEM = 5

const stemsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= MIN_LETTERS || /\d/.test(word))
    .map((word) => (/\d/.test(word) ? word : word.slice(0, STEM)))
    .slice(0, MAX_WORDS)

export const stemSet = (text: string): Set<number> => new Set(stemsOf(text.normalize('NFKC')).map(hashOf))

/** Returns a 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Multipliers are odd, so that each mix is a permutation. */
const mixes = Array.from({ length: STEM_BANDS * STEMS_IN_A_BAND }, (_, at) => [
  (Math.imul(at + 1, 0x9e3779b1) | 1) >>> 0,
  Math.imul(at + 1, 0x85ebca6b) >>> 0,
]) as [number, number][]

const mixed = (hash: number, [multiplier, added]: [number, number]): number => {
  let value = (Math.imul(hash, multiplier) + added) >>> 0
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/**
 * Returns the MinHash bands of a text as signed 32-bit integers: 16 from its runs of words, which copies share, and 48
 * from the stems of its words, which reworded copies share, too. The probability of an equal band is, by runs, for
 * texts of equal length, 64 % if they share 40 % of them (`sharedOf`) and 88 % at 50 %; by stems, 88 % where 35 % of all
 * stems stand in both texts, 99 % at 45 %, and 5 % at 10 %, as of two unlike homes.
 */
export const bandsOf = (text: string): number[] => [
  ...bandsOfSet(runsOf(wordsOf(text)), { bands: BANDS, hashesInABand: HASHES_IN_A_BAND, name: '' }),
  ...bandsOfSet(stemSet(text), { bands: STEM_BANDS, hashesInABand: STEMS_IN_A_BAND, name: 'stems ' }),
]

type Bands = { bands: number; hashesInABand: number; name: string }

function bandsOfSet(hashes: Set<number>, { bands, hashesInABand, name }: Bands): number[] {
  if (hashes.size === 0) return []
  const least = mixes.slice(0, bands * hashesInABand).map((mix) => {
    let smallest = 0xffffffff
    for (const hash of hashes) smallest = Math.min(smallest, mixed(hash, mix))
    return smallest
  })
  return Array.from(
    { length: bands },
    (_, band) =>
      hashOf(`${name}${band} ${least.slice(band * hashesInABand, (band + 1) * hashesInABand).join(' ')}`) | 0,
  )
}

export function sharedOf(one: Set<number>, other: Set<number>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one]
  let common = 0
  for (const run of shorter) if (longer.has(run)) common += 1
  return shorter.size === 0 ? 0 : common / shorter.size
}
