import type { SentenceContext } from './reader.ts'
import { spelt, type Token } from './tokens.ts'

type Point = { latitude: number; longitude: number }
type Found = { point: Point; next: number }

const MAX_PLACE_WORDS = 4

/** Reads the name of a town at an index; with an error in it, only where a distance leaves no doubt that it is one. */
export function townAt(tokens: Token[], at: number, known: SentenceContext): Found | undefined {
  for (let length = MAX_PLACE_WORDS; length > 0; length--) {
    const point = townOf(tokens, { at, length }, known)
    if (point) return { point, next: at + length }
  }
  const [word] = tokens.slice(at, at + 1)
  const point = word?.kind === 'word' && !known.isPlace(word.text) ? misspeltTown(word.low, known) : undefined
  return point && { point, next: at + 1 }
}

export function townOf(
  tokens: Token[],
  { at, length }: { at: number; length: number },
  { isPlace, pointOf }: SentenceContext,
): Point | undefined {
  const name = tokens.slice(at, at + length)
  const isName = name.length === length && name.every(({ kind }) => kind === 'word' || kind === 'sign')
  const text = spelt(name)
  return isName && isPlace(text) ? pointOf(text) : undefined
}

const MIN_LETTERS = 5
const MAX_LETTERS = 14
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Returns the point of the only town whose name has one other keystroke behind the first letter. */
function misspeltTown(typed: string, { isPlace, pointOf }: SentenceContext): Point | undefined {
  if (typed.length < MIN_LETTERS || typed.length > MAX_LETTERS || !/^[a-z]+$/.test(typed)) return undefined
  const points = new Map<string, Point>()
  for (const name of namesLike(typed)) {
    const point = isPlace(name) ? pointOf(name) : undefined
    if (point) points.set(`${point.latitude},${point.longitude}`, point)
  }
  const [point, ...others] = points.values()
  return others.length === 0 ? point : undefined
}

/** In the order of the alphabet, in which the gazetteer reads them fastest. */
function namesLike(typed: string): string[] {
  const names = new Set<string>()
  for (let at = 1; at <= typed.length; at++) {
    const [before, letter, behind] = [typed.slice(0, at), typed[at] ?? '', typed.slice(at + 1)]
    names.add(before + behind)
    if (behind) names.add(before + behind[0] + letter + behind.slice(1))
    for (const other of LETTERS) names.add(before + other + letter + behind).add(before + other + behind)
  }
  names.delete(typed)
  return [...names].sort()
}
