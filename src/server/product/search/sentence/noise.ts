import { phraseAt } from './phrases.ts'
import { endsPart, isHyphened, isStop, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { NOISE, tenures, wholes } from './vocabulary.ts'

const REQUESTS = /^(show|find|search|list|get|ok|okay|right|hey|yes|yeah|so|well|now|um|uh)$/
const ANSWERS = /^(no|yes)$/
const LABELS = /^(type|where|features?|extras|town|city|area|wants?)$/
const ADVERBS = /^(recently|just|newly|definitely|already)$/

/** Returns true for a part of the sentence that is no word to search for, where no rule knows it. */
export function isNoise(reader: Reader, at: number): boolean {
  const { tokens, found, understoodTo } = reader
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!token || token.kind === 'stop' || isAreaOfPlace(reader, at)) return true
  const { low } = token
  if (LABELS.test(low) && next?.low === ':') return true
  if (low === 'first' && found.hasSort() && endsPart(tokens, at + 1)) return true
  if (ANSWERS.test(low) && isStop(tokens, at + 1)) return true
  if (tokens.slice(0, at + 1).every(({ low, kind }) => kind === 'stop' || REQUESTS.test(low))) return true
  if (ADVERBS.test(low) && [wholes, tenures].some((options) => phraseAt<unknown>(options, tokens, at + 1))) return true
  if (token.kind === 'sign') return at === understoodTo || !isBetweenWords(tokens, at) // "3br/2ba"
  return NOISE.has(low) && !isHyphened(tokens, at)
}

/** Returns true for the "area" of "Bath area" and "area Stockport". */
const isAreaOfPlace = ({ tokens, known }: Reader, at: number): boolean =>
  /^(area|region)$/.test(tokens[at]?.low ?? '') &&
  [tokens[at - 1], tokens[at + 1]].some(
    (near) => near?.kind === 'word' && !NOISE.has(near.low) && known.isPlace(near.text),
  )

const isBetweenWords = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.end === tokens[at]?.start && tokens[at]?.end === tokens[at + 1]?.start
