import type { Tenure } from '#contract/fact-options'
import { phraseAt } from './phrases.ts'
import { isStart, JOINTS, keepUntil, type Reader, WITH } from './reader.ts'
import type { Token } from './tokens.ts'
import { othersThan } from './understood.ts'
import { ARTICLES, features, NOISE, types } from './vocabulary.ts'

const tenureAt = ({ tokens }: Reader, at: number): Tenure | undefined => {
  const low = tokens[at]?.low
  return low === 'freehold' || low === 'leasehold' ? low : undefined
}

export function readTenure(reader: Reader, at: number): number | undefined {
  const tenure = tenureAt(reader, at)
  if (tenure) reader.found.addTenures([tenure])
  else if (reader.tokens[at]?.low === 'other' && reader.tokens[at + 1]?.low === 'tenure')
    reader.found.addTenures(['other'])
  else return undefined
  return tenure ? at + 1 : at + 2
}

const WITHOUT = new Set(['without', 'no', 'not', 'excluding', 'exclude', 'except', 'minus', 'non'])

export function readWithout(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  const low = tokens[at]?.low ?? ''
  if (!WITHOUT.has(low)) return undefined
  let next = afterArticles(tokens, at + 1)
  const tenure = tenureAt(reader, next)
  if (tenure) {
    found.addTenures(othersThan(tenure))
    return next + 1
  }
  const behindTypes = leaveOutTypes(reader, next)
  if (behindTypes !== undefined) return behindTypes
  let feature = phraseAt(features, tokens, next)
  const isFeature = feature !== undefined
  while (feature) {
    found.add('notFeature', feature.meaning)
    next = feature.next
    const joint = tokens[next]?.low ?? ''
    feature = JOINTS.has(joint) ? phraseAt(features, tokens, afterArticles(tokens, next + 1)) : undefined
  }
  reader.isWith = false
  if (isFeature) return next
  const word = tokens[next]
  const isOne = low === 'not' && ARTICLES.has(tokens[at + 1]?.low ?? '') && isEndOfPart(tokens, next + 1)
  if (!word || (!isOne && (low === 'not' || low === 'non' || low === 'minus'))) return undefined
  if (word.kind === 'quoted') for (const one of word.text.split(/\s+/).filter(Boolean)) found.leaveOut(one)
  else if (word.kind === 'word' && !NOISE.has(word.low)) found.leaveOut(word.text)
  else return undefined
  return next + 1
}

/** Leaves out the types of "not a flat or townhouse", but none in "no house number". */
function leaveOutTypes({ tokens, found }: Pick<Reader, 'tokens' | 'found'>, at: number): number | undefined {
  const type = phraseAt(types, tokens, at)
  if (!type || !isEndOfPart(tokens, type.next)) return undefined
  found.leaveOutType(type.meaning)
  if (!JOINTS.has(tokens[type.next]?.low ?? '')) return type.next
  return leaveOutTypes({ tokens, found }, afterArticles(tokens, type.next + 1)) ?? type.next
}

const BEHIND_TYPE = new Set(['in', 'near', 'under', 'over', 'with', 'within', 'or', 'and', 'nor', 'but', '.'])
const isEndOfPart = (tokens: Token[], at: number): boolean =>
  (tokens[at]?.kind ?? 'stop') === 'stop' || BEHIND_TYPE.has(tokens[at]?.low ?? '')

function afterArticles(tokens: Token[], at: number): number {
  let next = at
  while (ARTICLES.has(tokens[next]?.low ?? '') || /^(with|:)$/.test(tokens[next]?.low ?? '')) next++
  return next
}

/**
 * Reads a feature after "with", or in a part of the sentence that names nothing else; in "garden flat", "garden" is an
 * ordinary word.
 */
export function readFeature(reader: Reader, at: number): number | undefined {
  const { tokens, found } = reader
  const low = tokens[at]?.low ?? ''
  if (WITH.has(low)) {
    reader.isWith = true
    reader.isOfHomes = true
    return at + 1
  }
  if (isJoined(reader, at)) reader.isWith = true
  const isAlone = isStart(tokens, at) && isListOfFeatures(tokens, at)
  const isOn = low === 'on' && phraseAt(features, tokens, afterArticles(tokens, at + 1)) !== undefined
  const feature = phraseAt(features, tokens, isOn ? afterArticles(tokens, at + 1) : at)
  if (isAlone) reader.isWith = true
  if (!feature || !(reader.isWith || isOn)) return isAlone ? at + 1 : undefined
  if (isEitherOr(tokens, at, feature.next)) return keepUntil(reader, at, feature.next)
  found.add('feature', feature.meaning)
  return feature.next
}

/** Returns true for one of two features joined by "or", which a search can't express. */
const isEitherOr = (tokens: Token[], at: number, next: number): boolean =>
  (tokens[next]?.low === 'or' && phraseAt(features, tokens, afterArticles(tokens, next + 1)) !== undefined) ||
  tokens[at - 1]?.low === 'or'

/** Returns true in "… 4 bedrooms and a garden": a part joined to an understood one is understood in the same way. */
const isJoined = ({ tokens, understoodTo }: Reader, at: number): boolean =>
  JOINTS.has(tokens[at]?.low ?? '') &&
  at === understoodTo &&
  at > 0 &&
  phraseAt(features, tokens, afterArticles(tokens, at + 1)) !== undefined

function isListOfFeatures(tokens: Token[], at: number): boolean {
  let next = afterArticles(tokens, at)
  for (;;) {
    const feature = phraseAt(features, tokens, next)
    if (!feature) return false
    next = feature.next
    const end = tokens[next]
    if (!end || end.kind === 'stop') return true
    if (!JOINTS.has(end.low) && end.low !== '+') return false
    next = afterArticles(tokens, next + 1)
  }
}
