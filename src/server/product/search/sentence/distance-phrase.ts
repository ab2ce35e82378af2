import { type Circle, circleText, MAX_RADIUS_METRES } from '#contract/drawn-area'
import { amountAt } from './amounts.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { endsPart, type SentenceContext } from './reader.ts'
import type { Token } from './tokens.ts'
import { townAt, townOf } from './town-named.ts'

type Read = { circle: string; next: number }

const heads = phrasesOf<true>([
  [
    true,
    'within|in|inside|less than|under|up to|at most|no more than|not more than|no further than|not further than|no farther than|max|maximum|maximum of|a|about|around|roughly|approx|approximately|radius of',
  ],
])
const lengths = phrasesOf<number>([
  [1609.344, 'mile|miles|mi|mls'],
  [1000, 'km|kms|kilometre|kilometres|kilometer|kilometers'],
])
const joints = phrasesOf<true>([
  [
    true,
    'radius of|radius from|radius around|away from|drive of|drive from|of|from|around|round|or less from|or less of|or so from|or so of|max from|outside|outside of',
  ],
])
const centres = phrasesOf<true>([
  [
    true,
    'of it|of there|from it|from there|city centre|city center|town centre|town center|centre|center|or so|or less|max|maximum|area|radius|around|round|away',
  ],
])
const centreOf = phrasesOf<true>([
  [true, 'centre of|the centre of|center of|the center of|city of|the city of|town of|the town of|central'],
])
/** Words between a town and the distance around it; `isLoose`: a radius must follow. */
const behindTown = phrasesOf<'isClear' | 'isLoose'>([
  ['isClear', 'within|+|plus|and within|or within|, within|and up to|up to|( within|( +|( up to'],
  ['isLoose', ',|(|with|and|in|-|with a|in a|max'],
])
const radius = phrasesOf<true>([[true, 'of it|of there|from it|from there|radius|around|round|around it|or so around']])
const FARTHER = /^(than|over|beyond|outside|least|min|minimum|above)$/
/** Words behind a town's name for something near its centre, or far from it. */
const LANDMARK =
  /^(station|airport|hospital|university|uni|school|college|beach|park|castle|harbour|harbor|market|road|street)$/

/** Reads "within 5 miles of Leeds" and "Leeds + 5 miles" as the text of a circle, if there is one town of that name. */
export const circleAt = (tokens: Token[], at: number, known: SentenceContext): Read | undefined =>
  aroundTownAt(tokens, at, known) ??
  townWithinAt(tokens, /^(in|near|around)$/.test(tokens[at]?.low ?? '') ? at + 1 : at, known)

function aroundTownAt(tokens: Token[], at: number, known: SentenceContext): Read | undefined {
  if (FARTHER.test(tokens[at - 1]?.low ?? '')) return undefined
  const distance = distanceAt(tokens, at)
  const joint = distance && phraseAt(joints, tokens, distance.next)
  if (!joint) return undefined
  const from = phraseAt(centreOf, tokens, joint.next)?.next ?? joint.next
  const town = townAt(tokens, from, known)
  if (!town || LANDMARK.test(tokens[town.next]?.low ?? '')) return undefined
  const circle = circleText({ ...town.point, metres: distance.metres } satisfies Circle)
  return { circle, next: phraseAt(centres, tokens, town.next)?.next ?? town.next }
}

const MAX_TOWN_WORDS = 3

function townWithinAt(tokens: Token[], at: number, known: SentenceContext): Read | undefined {
  for (let length = 1; length <= MAX_TOWN_WORDS; length++) {
    const link = phraseAt(behindTown, tokens, at + length)
    const from = link?.next ?? at + length
    const distance = distanceAt(tokens, from)
    if (!distance || isOfOther(tokens, distance.next)) continue
    if (link?.meaning !== 'isClear' && !phraseAt(radius, tokens, distance.next)) continue
    const point = townOf(tokens, { at, length }, known)
    if (!point) continue
    const circle = circleText({ ...point, metres: distance.metres } satisfies Circle)
    const tail = phraseAt(centres, tokens, distance.next)?.next ?? distance.next
    return { circle, next: tokens[tail]?.low === ')' ? tail + 1 : tail }
  }
  return undefined
}

/** Returns true behind the distance of "York, within 5 miles of the station", which is around something else. */
function isOfOther(tokens: Token[], at: number): boolean {
  const joint = phraseAt(joints, tokens, at)
  return joint !== undefined && !endsPart(tokens, joint.next) && !/^(it|there)$/.test(tokens[joint.next]?.low ?? '')
}

function distanceAt(tokens: Token[], at: number): { metres: number; next: number } | undefined {
  let from = at
  for (let head = phraseAt(heads, tokens, from); head; head = phraseAt(heads, tokens, from)) {
    if (amountAt(tokens, from)) break // "a couple of"
    from = head.next
  }
  const amount = amountAt(tokens, from)
  const value = amount?.read.value ?? (from > at && tokens[from - 1]?.low === 'a' ? 1 : undefined)
  const behind = amount?.next ?? from
  const unit = phraseAt(lengths, tokens, tokens[behind]?.low === '-' ? behind + 1 : behind)
  if (value === undefined || !unit || amount?.read.currency || (amount?.read.factor ?? 1) > 1) return undefined
  const metres = Math.round(value * unit.meaning)
  return metres >= 1 && metres <= MAX_RADIUS_METRES ? { metres, next: unit.next } : undefined
}
