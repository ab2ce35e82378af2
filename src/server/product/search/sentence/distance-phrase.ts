import { type Circle, circleText, MAX_RADIUS_METRES } from '#contract/drawn-area'
import { amountAt } from './amounts.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import type { Known } from './reader.ts'
import { spelt, type Token } from './tokens.ts'

const heads = phrasesOf<true>([
  [true, 'within|in|inside|less than|under|up to|at most|no more than|max|maximum|a|radius of'],
])
const lengths = phrasesOf<number>([
  [1609.344, 'mile|miles|mi|mls'],
  [1000, 'km|kms|kilometre|kilometres|kilometer|kilometers'],
])
const joints = phrasesOf<true>([[true, 'radius of|radius from|radius around|of|from|around|round']])
const centres = phrasesOf<true>([
  [true, 'city centre|city center|town centre|town center|centre|center|or so|or less|max|maximum'],
])
const MAX_PLACE_WORDS = 4

/** Reads "within 5 miles of Leeds" as the text of a circle, if there is one town of that name. */
export function circleAt(tokens: Token[], at: number, known: Known): { circle: string; next: number } | undefined {
  const head = phraseAt(heads, tokens, at)
  const from = tokens[head?.next ?? at]?.low === 'a' ? (head?.next ?? at) + 1 : (head?.next ?? at)
  const amount = amountAt(tokens, from)
  const value = amount?.read.value ?? (from > at && tokens[from - 1]?.low === 'a' ? 1 : undefined)
  const behind = amount?.next ?? from
  const unit = phraseAt(lengths, tokens, tokens[behind]?.low === '-' ? behind + 1 : behind)
  if (value === undefined || !unit || amount?.read.currency || (amount?.read.factor ?? 1) > 1) return undefined
  const joint = phraseAt(joints, tokens, unit.next)
  const metres = Math.round(value * unit.meaning)
  if (!joint || metres < 1 || metres > MAX_RADIUS_METRES) return undefined
  const place = placeAt(tokens, joint.next, known)
  if (!place) return undefined
  const centre = phraseAt(centres, tokens, place.next)
  return { circle: circleText({ ...place.point, metres } satisfies Circle), next: centre?.next ?? place.next }
}

function placeAt(tokens: Token[], at: number, { isPlace, pointOf }: Known) {
  for (let length = MAX_PLACE_WORDS; length > 0; length--) {
    const name = tokens.slice(at, at + length)
    if (name.length < length || name.some(({ kind }) => kind !== 'word' && kind !== 'sign')) continue
    const text = spelt(name)
    const point = isPlace(text) ? pointOf(text) : undefined
    if (point) return { point, next: at + length }
  }
  return undefined
}
