import type { SavedQuery } from '#contract/saved-search'
import { agentAt } from './agent-phrase.ts'
import { circleAt } from './distance-phrase.ts'
import { energyAt, sinceAt } from './facts.ts'
import { nearby, nearTo } from './feature-words.ts'
import { phraseAt } from './phrases.ts'
import { readCorrection } from './read-correction.ts'
import { readFeature } from './read-features.ts'
import { readQuantity } from './read-quantity.ts'
import { readTenure, readWithout } from './read-without.ts'
import { endsPart, isHyphened, isStart, JOINTS, type Known, keepUntil, type Reader, type Rule, WITH } from './reader.ts'
import { spelt, type Token, tokensOf } from './tokens.ts'
import { corrected } from './typing-errors.ts'
import { understanding } from './understood.ts'
import { compounds, NOISE, types, wholes } from './vocabulary.ts'
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
  readWish,
  readDistance,
  readNearTo,
  readAgent,
  readWhole,
  readSince,
  readEnergy,
  readQuantity,
  readWithout,
  readTenure,
  readFeature,
  readType,
  readPlace,
]

function readFrom(reader: Reader, at: number): number {
  for (const rule of RULES) {
    const next = rule(reader, at)
    if (next === undefined) continue
    if (rule !== readPlace && rule !== readVerbatim && rule !== readCompound) reader.understoodTo = next
    return next
  }
  const token = reader.tokens[at] as Token // within the sentence
  const isJoint = at !== reader.understoodTo && isBetweenWords(reader.tokens, at) // not in "3br/2ba"
  const isOfOrder = token.low === 'first' && reader.found.hasSort() && endsPart(reader.tokens, at + 1)
  const isRequest = at === 0 && REQUESTS.test(token.low)
  const isNoise = token.kind === 'stop' || isOfOrder || isRequest || (!isJoint && isNoiseAt(reader.tokens, at))
  if (!isNoise) reader.found.keep(token)
  if (token.factor > 1 || token.currency || token.low === 'within') reader.isOfHomes = true
  return at + 1
}

const isNoiseAt = (tokens: Token[], at: number): boolean =>
  tokens[at]?.kind === 'sign' || (NOISE.has(tokens[at]?.low ?? '') && !isHyphened(tokens, at))

const REQUESTS = /^(show|find|search|list|get)$/

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

/** Reads "close to schools and shops", if it is all that homes can be close to. */
function readNearTo({ tokens, found }: Reader, at: number): number | undefined {
  const head = phraseAt(nearTo, tokens, at)
  if (!head) return undefined
  const features: string[] = []
  let next = head.next
  for (;;) {
    const one = phraseAt(nearby, tokens, next)
    if (!one) return undefined
    features.push(one.meaning)
    next = one.next
    if (!JOINTS.has(tokens[next]?.low ?? '') || !phraseAt(nearby, tokens, next + 1)) break
    next++
  }
  for (const feature of features) found.add('feature', feature)
  return next
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

const HEADS = new Set(['new', 'newly', 'listed', 'added', 'published'])

function readSince(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  let next = at
  while (HEADS.has(tokens[next]?.low ?? '')) next++
  if (next === at && !reader.isNew) return undefined
  const since = sinceAt(tokens, next)
  if (since) {
    found.set('since', since.value)
    reader.isNew = undefined
    return since.next
  }
  if (next > at && tokens[at]?.low !== 'new') reader.isOfHomes = true
  if (tokens[at]?.low !== 'new' || next !== at + 1) return undefined
  if (isPlaceAhead(reader, at)) return undefined
  reader.isNew = tokens[at]
  return at + 1
}

const isPlaceAhead = ({ tokens, known }: Reader, at: number): boolean =>
  known.isPlace(`${tokens[at]?.text} ${tokens[at + 1]?.text ?? ''}`)

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
  const number = tokens[at - 1]
  const isNumbered = number?.kind === 'number' && number.factor === 1 && !number.currency && at !== reader.understoodTo // "2 houses"
  if (!type || !first || !last || isNumbered || WITH.has(tokens[at - 1]?.low ?? '')) return undefined
  if (tokens.length > type.next - at && isStart(tokens, at) && (tokens[type.next]?.kind ?? 'stop') === 'stop')
    reader.isOfHomes = true
  if (type.meaning === 'land' && tokens[at - 1]?.low === 'of' && found.hasType()) return type.next // "house on 600 m2 of land"
  found.addType(type.meaning, first, last)
  return type.next
}

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
  if (NOISE.has(tokens[first]?.low ?? '') || phraseAt(wholes, tokens, first)) return first
  return keepUntil(reader, first, first + 1)
}
