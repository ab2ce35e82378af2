import type { SavedQuery } from '#contract/saved-search'
import { agentAt } from './agent-phrase.ts'
import { behind } from './comparisons.ts'
import { circleAt } from './distance-phrase.ts'
import { energyAt } from './facts.ts'
import { isNoise } from './noise.ts'
import { phraseAt } from './phrases.ts'
import { readCorrection } from './read-correction.ts'
import { readFeature } from './read-features.ts'
import { readNearTo } from './read-near-to.ts'
import { readPlace } from './read-place.ts'
import { readQuantity } from './read-quantity.ts'
import { readRoomPair } from './read-room-pair.ts'
import { readSeeker } from './read-seeker.ts'
import { readSince } from './read-since.ts'
import { readType } from './read-type.ts'
import { readTenure, readWithout } from './read-without.ts'
import { endsPart, keepUntil, type Reader, type Rule, type SentenceContext } from './reader.ts'
import { type Token, tokensOf } from './tokens.ts'
import { corrected } from './typing-errors.ts'
import { understanding } from './understood.ts'
import { compounds, wholes } from './vocabulary.ts'
import { readWish } from './wishes.ts'

/**
 * Reads an English sentence as the parameters of a search. Parts that no rule knows stay in `q`; a sentence of which
 * nothing is understood becomes `q` unchanged (P-342).
 */
export function readSentence(sentence: string, known: SentenceContext): SavedQuery {
  const tokens = corrected(tokensOf(sentence), known.isPlace)
  const reader: Reader = {
    tokens,
    known,
    found: understanding(),
    isWith: false,
    isNew: undefined,
    isListed: false,
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
  readOrMore,
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
  if (!isNoise(reader, at)) reader.found.keep(token)
  if (token.factor > 1 || token.currency || token.low === 'within') reader.isOfHomes = true
  return at + 1
}

/** Returns true for the "only" of "freehold only 2 bed house", which is of what was said before. */
const isOnlyBehind = ({ tokens, understoodTo }: Reader, at: number): boolean =>
  tokens[at]?.low === 'only' && at > 0 && at === understoodTo && tokens[at - 1]?.kind !== 'stop'

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
  const { filters = {}, sort, feature, isNoise: isRequest } = whole.meaning
  if (isRequest) reader.isOfHomes = true
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

/** Reads the "or bigger" of "five bedroom house or bigger", which a bare number says already. */
function readOrMore({ tokens, understoodTo }: Reader, at: number): number | undefined {
  const more = at > 0 && at === understoodTo ? phraseAt(behind, tokens, at) : undefined
  return more?.meaning === 'least' && endsPart(tokens, more.next) ? more.next : undefined
}
