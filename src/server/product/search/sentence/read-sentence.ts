import type { SavedQuery } from '#contract/saved-search'
import { agentAt } from './agent-phrase.ts'
import { circleAt } from './distance-phrase.ts'
import { energyAt } from './facts.ts'
import { phraseAt } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { readCorrection } from './read-correction.ts'
import { readFeature } from './read-features.ts'
import { readNearTo } from './read-near-to.ts'
import { readQuantity } from './read-quantity.ts'
import { readRoomPair } from './read-room-pair.ts'
import { readSeeker } from './read-seeker.ts'
import { readSince } from './read-since.ts'
import { readTenure, readWithout } from './read-without.ts'
import { endsPart, isHyphened, isStart, JOINTS, type Known, keepUntil, type Reader, type Rule, WITH } from './reader.ts'
import { spelt, type Token, tokensOf } from './tokens.ts'
import { corrected } from './typing-errors.ts'
import { understanding } from './understood.ts'
import { ARTICLES, compounds, NOISE, types, wholes } from './vocabulary.ts'
import { readWish } from './wishes.ts'

/**
 * Reads an English sentence as the parameters of a search. Parts that no rule knows stay in `q`; a sentence of which
 * nothing is understood becomes `q` unchanged (P-342).
 */
export function readSentence(sentence: string, known: Known): SavedQuery {
  const tokens = corrected(tokensOf(sentence), known.isPlace)
  const reader: Reader = {
    tokens,
    known,
    found: understanding(),
    isWith: false,
    isNew: undefined,
    isOfHomes: false,
    understoodTo: 0,
    lastRooms: undefined,
  }
  let at = 0
  while (at < tokens.length) at = readFrom(reader, at)
  if (reader.isNew) reader.found.keep(reader.isNew)
  const text = sentence.trim()
  return reader.found.ended(reader, known.isPlace) ?? (text ? { q: text } : {})
}

const RULES: Rule[] = [
  readVerbatim,
  readCompound,
  readCorrection,
  readSeeker,
  readWish,
  readDistance,
  readNearTo,
  readAgent,
  readSince,
  readWhole,
  readEnergy,
  readRoomPair,
  readQuantity,
  readWithout,
  readTenure,
  readFeature,
  readType,
  readPlace,
]

function readFrom(reader: Reader, at: number): number {
  if (isOnlyBehind(reader, at)) return at + 1
  for (const rule of RULES) {
    const next = rule(reader, at)
    if (next === undefined) continue
    if (rule !== readPlace && rule !== readVerbatim && rule !== readCompound) reader.understoodTo = next
    return next
  }
  const token = reader.tokens[at] as Token // within the sentence
  const isJoint = at !== reader.understoodTo && isBetweenWords(reader.tokens, at) // not in "3br/2ba"
  const isOfOrder = token.low === 'first' && reader.found.hasSort() && endsPart(reader.tokens, at + 1)
  const isRequest = reader.tokens.slice(0, at + 1).every(({ low, kind }) => kind === 'stop' || REQUESTS.test(low))
  const isAnswer = ANSWERS.test(token.low) && (reader.tokens[at + 1]?.kind ?? 'stop') === 'stop'
  const isNoise =
    token.kind === 'stop' ||
    isAreaOfPlace(reader, at) ||
    isLabel(reader.tokens, at) ||
    isOfOrder ||
    isRequest ||
    isAnswer ||
    (!isJoint && isNoiseAt(reader.tokens, at))
  if (!isNoise) reader.found.keep(token)
  if (token.factor > 1 || token.currency || token.low === 'within') reader.isOfHomes = true
  return at + 1
}

/** Returns true for the "only" of "freehold only 2 bed house", which is of what was said before. */
const isOnlyBehind = ({ tokens, understoodTo }: Reader, at: number): boolean =>
  tokens[at]?.low === 'only' && at > 0 && at === understoodTo && tokens[at - 1]?.kind !== 'stop'

const isLabel = (tokens: Token[], at: number): boolean =>
  /^(type|where|features?|extras|town|city|area|wants?)$/.test(tokens[at]?.low ?? '') && tokens[at + 1]?.low === ':'

/** Returns true for the "area" of "Bath area" and "area Stockport". */
const isAreaOfPlace = ({ tokens, known }: Reader, at: number): boolean =>
  /^(area|region)$/.test(tokens[at]?.low ?? '') &&
  [tokens[at - 1], tokens[at + 1]].some(
    (near) => near?.kind === 'word' && !NOISE.has(near.low) && known.isPlace(near.text),
  )

const isNoiseAt = (tokens: Token[], at: number): boolean =>
  tokens[at]?.kind === 'sign' || (NOISE.has(tokens[at]?.low ?? '') && !isHyphened(tokens, at))

const REQUESTS = /^(show|find|search|list|get|ok|okay|right|hey|yes|yeah|so|well|now|um|uh)$/
const ANSWERS = /^(no|yes)$/

const isBetweenWords = (tokens: Token[], at: number): boolean =>
  tokens[at]?.kind === 'sign' && tokens[at - 1]?.end === tokens[at]?.start && tokens[at]?.end === tokens[at + 1]?.start

function readVerbatim({ tokens, found }: Reader, at: number): number | undefined {
  const token = tokens[at]
  if (token?.kind === 'leftOut') found.leaveOut(token.text)
  else if (token?.kind === 'quoted') found.keep(token)
  else return undefined
  return at + 1
}

function readCompound(reader: Reader, at: number): number | undefined {
  const compound = phraseAt(compounds, reader.tokens, at)
  return compound && keepUntil(reader, at, compound.next)
}

function readDistance(reader: Reader, at: number): number | undefined {
  const read = circleAt(reader.tokens, at, reader.known)
  if (read) reader.found.set('near', read.circle)
  return read?.next
}

function readAgent({ tokens, known, found }: Reader, at: number): number | undefined {
  const agent = agentAt(tokens, at, known.agentsNamed)
  if (!agent) return undefined
  for (const id of agent.ids) found.add('notAgent', id)
  if (agent.ids.length === 0) for (const word of agent.words) found.leaveOut(word)
  return agent.next
}

function readWhole(reader: Reader, at: number): number | undefined {
  const whole = phraseAt(wholes, reader.tokens, at)
  if (!whole) return undefined
  const { filters = {}, sort, feature } = whole.meaning
  for (const [field, value] of Object.entries(filters)) reader.found.set(field, String(value))
  if (sort) reader.found.setSort(sort)
  if (feature) reader.found.add('feature', feature)
  return whole.next
}

function readEnergy({ tokens, found }: Reader, at: number): number | undefined {
  const energy = energyAt(tokens, at)
  if (energy) found.set('energy', energy.value)
  return energy?.next
}

function readType(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  if (reader.isWith && JOINTS.has(tokens[at - 1]?.low ?? '')) return undefined
  const isOther = tokens[at]?.low === 'other' && isStart(tokens, at) && (tokens[at + 1]?.kind ?? 'stop') === 'stop'
  const type = isOther ? { meaning: 'other' as const, next: at + 1 } : phraseAt(types, tokens, at)
  const [first, last] = [tokens[at], tokens[(type?.next ?? 0) - 1]]
  if (first?.low === 'flat' && isOfGround(tokens)) return undefined
  if (type && isToBeBuilt(tokens, at)) return type.next
  const number = tokens[at - 1]
  const isNumbered = number?.kind === 'number' && number.factor === 1 && !number.currency && at !== reader.understoodTo // "2 houses"
  if (!type || !first || !last || isNumbered || WITH.has(tokens[at - 1]?.low ?? '')) return undefined
  if (tokens.length > type.next - at && isStart(tokens, at) && (tokens[type.next]?.kind ?? 'stop') === 'stop')
    reader.isOfHomes = true
  if (at === 0 && BEHIND_HOMES.test(tokens[type.next]?.low ?? '')) reader.isOfHomes = true
  if (type.meaning === 'land' && tokens[at - 1]?.low === 'of' && found.hasType()) return type.next // "house on 600 m2 of land"
  found.addType(type.meaning, first, last)
  return type.next
}

/** Returns true for the house of "land for building a house". */
function isToBeBuilt(tokens: Token[], at: number): boolean {
  const verb = ARTICLES.has(tokens[at - 1]?.low ?? '') ? at - 2 : at - 1
  return /^(build|building)$/.test(tokens[verb]?.low ?? '') && /^(to|for)$/.test(tokens[verb - 1]?.low ?? '')
}

/** Words behind a type that begins a description and no name: "flat above a shop". */
const BEHIND_HOMES = /^(above|below|beside|behind|opposite|overlooking|facing|built|that|which|where|for|next|on|by)$/

/** Returns true where "flat" says how the ground is: "block 800m2, flat". */
const isOfGround = (tokens: Token[]): boolean =>
  tokens.some(({ low }) => /^(block|section|paddock)$/.test(low)) &&
  !tokens.some(({ low }) => /^(bed|br$|bath)/.test(low))

const BEFORE_PLACES = new Set(['in', 'near', 'nr', 'around', 'at', 'by', 'to'])
const MAX_PLACE_WORDS = 5

/** Reads the name after "in" or "near" as a place, even if it contains words of filters: "in Welwyn Garden City". */
function readPlace(reader: Reader, at: number): number | undefined {
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
