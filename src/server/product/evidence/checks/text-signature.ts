import { folded } from './plain-text.ts'

const WORDS_IN_A_RUN = 3
const MAX_WORDS = 20_000
const BANDS = 16
const PAIR_BANDS = 40
const HASHES_IN_A_BAND = 2

export function runsOf(text: string): Set<number> {
  const words = wordsOf(text)
  const runs = new Set<number>()
  for (let at = 0; at + WORDS_IN_A_RUN <= words.length; at++)
    runs.add(hashOf(words.slice(at, at + WORDS_IN_A_RUN).join(' ')))
  return runs
}

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, MAX_WORDS)

const MAX_DISTANCE = 3
const MIN_LETTERS = 4
const STEM = 5

const stemsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= MIN_LETTERS || /\d/.test(word))
    .map((word) => (/\d/.test(word) ? word : word.slice(0, STEM)))

export function pairsOf(text: string): Set<number> {
  const pairs = new Set<number>()
  let read = 0
  for (const sentence of text.normalize('NFKC').split(/[.!?;]\s|\n/)) {
    const stems = stemsOf(sentence).slice(0, MAX_WORDS - read)
    read += stems.length
    stems.forEach((stem, at) => {
      for (const other of stems.slice(at + 1, at + 1 + MAX_DISTANCE))
        pairs.add(hashOf([stem, other].toSorted().join(' ')))
    })
  }
  return pairs
}

export const stemSet = (text: string): Set<number> =>
  new Set(stemsOf(text.normalize('NFKC')).slice(0, MAX_WORDS).map(hashOf))

export const numberOfWords = (text: string): number => wordsOf(text).length

/** Returns a 32-bit FNV-1a hash. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Multipliers are odd, so that each mix is a permutation. */
const mixes = Array.from({ length: PAIR_BANDS * HASHES_IN_A_BAND }, (_, at) => [
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
 * Returns the MinHash bands of a text as signed 32-bit integers: 16 from its runs of words, which copies share, and 40
 * from its pairs, which reworded copies share, too. For texts of equal length, the probability of an equal band is, by
 * runs, 64 % if they share 40 % of them (`sharedOf`) and 88 % at 50 %; by pairs, 56 % at 25 %, 93 % at 40 % and 99 % at
 * 50 %. Measured on 400 pairs of random texts of 20 sentences; none of the 1,770 pairs of honest samples shares a band.
 */
export const bandsOf = (text: string): number[] => [
  ...bandsOfSet(runsOf(text), BANDS, ''),
  ...bandsOfSet(pairsOf(text), PAIR_BANDS, 'pairs '),
]

function bandsOfSet(hashes: Set<number>, bands: number, name: string): number[] {
  if (hashes.size === 0) return []
  const least = mixes.slice(0, bands * HASHES_IN_A_BAND).map((mix) => {
    let smallest = 0xffffffff
    for (const hash of hashes) smallest = Math.min(smallest, mixed(hash, mix))
    return smallest
  })
  return Array.from(
    { length: bands },
    (_, band) =>
      hashOf(`${name}${band} ${least.slice(band * HASHES_IN_A_BAND, (band + 1) * HASHES_IN_A_BAND).join(' ')}`) | 0,
  )
}

export function sharedOf(one: Set<number>, other: Set<number>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one]
  let common = 0
  for (const run of shorter) if (longer.has(run)) common += 1
  return shorter.size === 0 ? 0 : common / shorter.size
}
