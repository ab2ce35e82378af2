import { features } from './feature-words.ts'
import { each, phraseAt, phrasesOf } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { leaveOutOptions } from './read-without.ts'
import { afterArticles, endsPart, isStart, JOINTS, keepUntil, type Reader } from './reader.ts'
import { tenures, types, wholes } from './vocabulary.ts'

const before = phrasesOf<'wish' | 'noNeed'>([
  [
    'wish',
    'ideally|preferably|preferable|maybe|perhaps|possibly|hopefully|optionally|would prefer|prefer|preference for|nice to have|nice :|bonus :|optional :|wishlist :|preferred :|bonus if|bonus points for',
  ],
  [
    'noNeed',
    `${each("don't|dont|do not|doesn't|doesnt|does not|wouldn't|would not|needn't|need not", 'need|have|have to have|mind|require|necessarily need|really need|care about')}|no need for|not needing|not fussed about|not bothered about|not worried about|${each('happy|ok|okay|fine', 'with')}|open to|could be|can be|might be`,
  ],
])
const ARE = 'is|are|would be|could be|can be'
const OPTIONAL =
  'not essential|not needed|not required|not necessary|not a must|not important|not a dealbreaker|not a deal breaker|unimportant|optional|ok|okay|fine|preferred|preferable|desirable|nice|good|great|lovely|ideal|a bonus|bonus|a plus|nice to have|a nice to have|considered|acceptable|welcome|no problem|either way|or not'
const MUST = 'a must|must|essential|required|needed|necessary|a must have|must have'
const SOFT = 'ideally|preferably|if possible|hopefully'
const behind = phrasesOf<'optional' | 'soft' | 'must' | 'leftOut'>([
  ['soft', SOFT],
  [
    'optional',
    `${OPTIONAL}|${each(ARE, OPTIONAL)}|${each("isn't|aren't|isnt|arent", 'essential|needed|required|necessary|important|a must')}`,
  ],
  ['must', `${MUST}|${each('is|are', MUST)}`],
  ['leftOut', 'not wanted|unwanted|not for me|not for us|excluded|no thanks'],
])

/** Behind "no balcony", which is then no demand. */
const NEEDED = /^(needed|required|necessary|essential)$/
const CONDITION = /^(if|though|when|as|unless)$/

/**
 * Reads what is only wished for, which no filter may demand: "ideally with a garden" and "garage not essential" stay
 * words. "Garden a must" is demanded, and "flats not wanted" are left out.
 */
export function readWish(reader: Reader, at: number): number | undefined {
  const soft =
    at > 0 && at === reader.understoodTo && reader.found.hasType() ? phraseAt(behind, reader.tokens, at) : undefined
  if (soft?.meaning === 'soft' && endsPart(reader.tokens, soft.next)) return soft.next // "2 bed house ideally"
  const needless = reader.tokens[at]?.low === 'no' ? optionsEnd(reader, at + 1) : undefined
  if (needless && NEEDED.test(reader.tokens[needless]?.low ?? '')) return keepUntil(reader, at, needless + 1)
  const accepted = needless ? phraseAt(behind, reader.tokens, needless) : undefined
  if (accepted?.meaning === 'optional') return keepUntil(reader, at, accepted.next)
  const head = phraseAt(before, reader.tokens, at)
  if (head) return readWished(reader, at, head.next, head.meaning === 'wish')
  const end = optionsEnd(reader, at)
  const verdict = end && phraseAt(behind, reader.tokens, end)
  if (!verdict || !(endsPart(reader.tokens, verdict.next) || CONDITION.test(reader.tokens[verdict.next]?.low ?? '')))
    return undefined
  if (verdict.meaning === 'soft' && phraseAt(types, reader.tokens, at)) return undefined
  if (verdict.meaning === 'optional' || verdict.meaning === 'soft') return keepUntil(reader, at, verdict.next)
  if (verdict.meaning === 'leftOut') {
    const isWhole = isStart(reader.tokens, at) || at === reader.understoodTo
    return isWhole ? leaveOutOptions(reader, at, end) && verdict.next : keepUntil(reader, at, verdict.next)
  }
  const feature = phraseAt(features, reader.tokens, at)
  if (feature?.next !== end) return undefined
  reader.found.add('feature', feature?.meaning ?? '')
  return verdict.next
}

/** A wish that begins the sentence is of all that follows: "ideally a 3 bed house". */
function readWished(reader: Reader, at: number, from: number, isWish: boolean): number | undefined {
  const first = afterArticles(reader.tokens, from)
  const end = optionsEnd(reader, first)
  if (end !== undefined && !(isWish && at === 0 && phraseAt(types, reader.tokens, first)))
    return keepUntil(reader, at, end)
  if (isWish && at === 0) return from
  const quantity = quantityAt(reader.tokens, first, reader.known.currency)
  return quantity && keepUntil(reader, at, quantity.next)
}

/** Returns the end of options joined by "or" and the like; undefined if none is here. */
function optionsEnd(reader: Reader, at: number): number | undefined {
  const { tokens } = reader
  const option = [features, tenures, types, wholes]
    .map((options) => phraseAt<unknown>(options, tokens, at))
    .find((found) => found !== undefined)
  if (!option) return undefined
  const isJoint = JOINTS.has(tokens[option.next]?.low ?? '')
  return (isJoint ? optionsEnd(reader, afterArticles(tokens, option.next + 1)) : undefined) ?? option.next
}
