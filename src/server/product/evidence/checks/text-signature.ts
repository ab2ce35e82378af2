const WORDS_IN_A_RUN = 3
const MAX_WORDS = 20_000
const BANDS = 16
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

export const numberOfWords = (text: string): number => wordsOf(text).length

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Multipliers are odd, so that each mix is a permutation. */
const mixes = Array.from({ length: BANDS * HASHES_IN_A_BAND }, (_, at) => [
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
 * Returns the bands of a MinHash signature as signed 32-bit integers; none for a text without a run. An equal band
 * exists for 94 % of text pairs that share 40 % of their runs, and for fewer than 1 % of those that share 2 %.
 */
export function bandsOf(runs: Set<number>): number[] {
  if (runs.size === 0) return []
  const least = mixes.map((mix) => {
    let smallest = 0xffffffff
    for (const run of runs) smallest = Math.min(smallest, mixed(run, mix))
    return smallest
  })
  return Array.from(
    { length: BANDS },
    (_, band) => hashOf(`${band} ${least.slice(band * HASHES_IN_A_BAND, (band + 1) * HASHES_IN_A_BAND).join(' ')}`) | 0,
  )
}

export function sharedRuns(one: Set<number>, other: Set<number>): number {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one]
  let common = 0
  for (const run of shorter) if (longer.has(run)) common += 1
  return shorter.size === 0 ? 0 : common / shorter.size
}
