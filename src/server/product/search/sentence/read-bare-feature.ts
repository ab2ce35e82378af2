import type { ListedFeature } from '#contract/listing-features'
import { features } from './feature-words.ts'
import { phraseAt, phrasesOf } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { afterArticles, endsPart, isStart, keepUntil, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { NOISE, tenures, types, wholes } from './vocabulary.ts'

/** Adjectives of features: "large garden". */
const PRAISE =
  /^(double|dbl|single|large|big|small|good|decent|south|north|east|west|facing|sunny|level|mature|lawned|manageable|huge|tiny|lovely|beautiful|nice|proper|enclosed|secure|gated|integral|attached|detached|heated|ducted|modern|upvc|working|original|fenced|covered|inglenook|hr|car)$/
const PRAISE_BY_ENDING = /.(ed|ing|y)$/
const MAX_PRAISE = 4

function isPraise(tokens: Token[], at: number, start: number): boolean {
  const token = tokens[at]
  if (token?.low === '-') return at > start
  if (token?.kind === 'number') return /^(car|hr|hour)$/.test(tokens[at + 1]?.low ?? '')
  return token?.kind === 'word' && (PRAISE.test(token.low) || (PRAISE_BY_ENDING.test(token.low) && !isCapital(token)))
}
/** Words that turn the word before them into the name of a street or house: "Garden Lane". */
const OF_NAMES =
  /^(street|st|road|rd|lane|ln|close|avenue|ave|drive|way|court|place|square|gardens|crescent|hill|park|house|cottage|mews|row|walk|gate|lodge|farm|wharf|mill)$/

/** Features that stand before the type of home: "step-free flat". */
const beforeHomes = phrasesOf<ListedFeature>([
  ['Step-free access', 'step free|wheelchair accessible'],
  ['Air conditioning', 'air conditioned'],
  ['Double glazing', 'double glazed'],
  ['Waterfront', 'waterfront|waterside'],
])
const isHome = (tokens: Token[], at: number): boolean =>
  phraseAt(types, tokens, at) !== undefined || /^(home|property|bungalow|cottage|villa)$/.test(tokens[at]?.low ?? '')

/**
 * Reads a feature that no "with" introduces, if the parts before and after it are filters too: "3 bed house Leeds garden
 * under 250k", "4 bed double garage Cheshire". In "2 bed terrace" it is the type of home. Its adjectives remain search
 * words.
 */
export function readBareFeature(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  const before = phraseAt(beforeHomes, tokens, at)
  if (before && isHome(tokens, before.next) && !isCapital(tokens[before.next])) {
    found.add('feature', before.meaning)
    return before.next
  }
  const first = isStart(tokens, at) ? afterArticles(tokens, at) : at
  let from = first
  let feature = phraseAt(features, tokens, from)
  while (!feature && from < first + MAX_PRAISE && isPraise(tokens, from, first))
    feature = phraseAt(features, tokens, ++from)
  if (!feature || tokens[from - 1]?.low === '-') return undefined
  const isPart = isStart(tokens, at)
    ? from > at && endsPart(tokens, feature.next) && (found.hasFilters() || feature.next < tokens.length)
    : found.hasFilters() &&
      (feature.meaning !== 'Terrace' || found.hasType()) &&
      isBehindPart(reader, at) &&
      isBeforePart(reader, feature.next)
  if (!isPart || tokens[feature.next]?.low === 'or' || tokens[at - 1]?.low === 'or') return undefined
  keepUntil(reader, first, from)
  found.add('feature', feature.meaning)
  return feature.next
}

/** Returns true behind a part of the search or a place. */
function isBehindPart(reader: Reader, at: number): boolean {
  const { tokens, understoodTo } = reader
  if (at === understoodTo) return true
  return isPlaceWord(reader, at - 1, tokens[at])
}

/** Returns true where a part of the search begins or the sentence ends. */
function isBeforePart(reader: Pick<Reader, 'tokens' | 'known'>, at: number): boolean {
  const { tokens, known } = reader
  if (tokens[at]?.low === 'on') return quantityAt(tokens, afterArticles(tokens, at + 1), known.currency) !== undefined
  if (endsPart(tokens, at) || phraseAt(tenures, tokens, at) || quantityAt(tokens, at, known.currency)) return true
  if (phraseAt(types, tokens, at) || tokens[at]?.kind !== 'word' || OF_NAMES.test(tokens[at]?.low ?? '')) return false
  const feature = phraseAt(features, tokens, at)
  if (feature) return isBeforePart(reader, feature.next)
  return phraseAt(wholes, tokens, at) !== undefined || isPlaceWord(reader, at, tokens[at - 1])
}

/** Returns true for a place that makes no name with its neighbour, such as "Hatton Garden". */
function isPlaceWord(
  { tokens, known }: Pick<Reader, 'tokens' | 'known'>,
  at: number,
  neighbour: Token | undefined,
): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || NOISE.has(token.low) || !known.isPlace(token.text)) return false
  return !(isCapital(token) && isCapital(neighbour))
}

const isCapital = (token: Token | undefined): boolean => token !== undefined && token.text[0] !== token.low[0]
