import { features } from './feature-words.ts'
import { each, phraseAt, phrasesOf } from './phrases.ts'
import { readBareFeature } from './read-bare-feature.ts'
import { afterArticles, endsPart, isStart, JOINTS, keepUntil, type Reader, WITH } from './reader.ts'
import type { Token } from './tokens.ts'
import { ARTICLES } from './vocabulary.ts'

/** Words that demand the feature behind them: "it has to have a lift". */
const demands = phrasesOf<true>([
  [
    true,
    `definitely|certainly|need|needs|needing|must|want|wants|wanting|require|requires|requiring|w|on|plus|has to|have to|got to|gotta|would like|like|get|${each('need|needs|want|wants|must|has to|have to|got to|should|needs to|need to|would like', 'have|be|include|come with|get')}|${each('comes|come|complete|ideally', 'with')}|benefits from|benefiting from|must haves|must have :|must :|musts :|need :|essential :|essentials :`,
  ],
])

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
  const from = afterDemand(tokens, at)
  if (isJoined(reader, at) || from !== at) reader.isWith = true
  const isAlone = isStart(tokens, at) && isListOfFeatures(tokens, at)
  if (isAlone) reader.isWith = true
  const bare = reader.isWith ? undefined : readBareFeature(reader, at)
  if (bare !== undefined) return bare
  const feature = phraseAt(features, tokens, from)
  if (!feature || !reader.isWith) return isAlone ? at + 1 : undefined
  if (isEitherOr(tokens, at, feature.next)) return keepUntil(reader, at, feature.next)
  found.add('feature', feature.meaning)
  return feature.next
}

/** Returns the place of the feature behind "need a" or "on a"; the same place if none is there. */
function afterDemand(tokens: Token[], at: number): number {
  const demand = phraseAt(demands, tokens, at)
  const from = demand && afterArticles(tokens, demand.next)
  return from !== undefined && phraseAt(features, tokens, from) ? from : at
}

/** Returns true for one of two features joined by "or", which a search can't express. */
const isEitherOr = (tokens: Token[], at: number, next: number): boolean =>
  tokens[next]?.low === 'or' || tokens[beforeArticles(tokens, at)]?.low === 'or'

function beforeArticles(tokens: Token[], at: number): number {
  let last = at - 1
  while (ARTICLES.has(tokens[last]?.low ?? '')) last--
  return last
}

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
    if (endsPart(tokens, next)) return true
    if (!JOINTS.has(tokens[next]?.low ?? '')) return false
    next = afterArticles(tokens, next + 1)
  }
}
