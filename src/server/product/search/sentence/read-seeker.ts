import { phraseAt, phrasesOf } from './phrases.ts'
import { quantityAt } from './quantities.ts'
import { endsPart, isStart, isStop, type Reader } from './reader.ts'
import type { Token } from './tokens.ts'
import { NOISE, tenures, types } from './vocabulary.ts'

const subjects = phrasesOf<true>([
  [
    true,
    "i am|i'm|im|we are|we're|were|my wife and i are|my husband and i are|my partner and i are|me and my partner are|i am a|us ,",
  ],
])
const seeking = phrasesOf<true>([
  [
    true,
    'looking|searching|hunting|seeking|after|in search|in need|in the market|on the hunt|hoping|trying|wanting|needing|who need|who want|who are looking|that need|that needs|moving to|relocating to|moving|relocating|interested',
  ],
])
const people = phrasesOf<true>([
  [
    true,
    'family of|family|couple|first time buyer|first time buyers|ftb|ftbs|cash buyer|cash buyers|professional|professionals|retiree|retirees|pensioner|pensioners|investor|landlord|single parent|newlyweds|student|nurse|teacher|doctor',
  ],
])
const ADJECTIVES =
  /^(a|an|the|young|growing|small|large|big|retired|retiring|professional|busy|happy|married|chain|free|single|local|new|working|our)$/
const PEOPLE_WITH = /^(with|and|plus)$/
const MAX_WORDS = 10

/** Skips who is looking, which is said of no home: "we're a family of four looking for", "young couple seeking". */
export function readSeeker({ tokens, known }: Reader, at: number): number | undefined {
  if (!isStart(tokens, at) && !NOISE.has(tokens[at - 1]?.low ?? '')) return undefined
  const subject = phraseAt(subjects, tokens, at)
  const who = peopleEnd(tokens, subject?.next ?? at)
  if (who !== undefined)
    return endOfClause(tokens, who, known.currency) ?? (subject && isStop(tokens, who) ? who : undefined)
  return subject && endOfClause(tokens, subject.next, known.currency)
}

function peopleEnd(tokens: Token[], at: number): number | undefined {
  let next = at
  while (ADJECTIVES.test(tokens[next]?.low ?? '') || (next > at && tokens[next]?.low === '-')) next++
  const found = phraseAt(people, tokens, next)
  if (!found) return undefined
  if (tokens[found.next - 1]?.low === 'family' && !phraseAt(seeking, tokens, found.next)) return undefined
  return tokens[found.next - 1]?.low === 'of' ? found.next + 1 : found.next
}

/** Returns the place behind the word of seeking that ends who is looking; undefined if a part of the search is before. */
function endOfClause(tokens: Token[], at: number, currency: string): number | undefined {
  for (let next = at; next < at + MAX_WORDS; next++) {
    const seeks = phraseAt(seeking, tokens, next)
    if (seeks) return seeks.next
    const isWords = tokens[next]?.kind === 'word' || tokens[next]?.kind === 'number'
    const isOfHome =
      phraseAt(types, tokens, next) ?? phraseAt(tenures, tokens, next) ?? quantityAt(tokens, next, currency)
    const isEnd = endsPart(tokens, next) && !PEOPLE_WITH.test(tokens[next]?.low ?? '')
    if (!isWords || isOfHome || isEnd) return undefined
  }
  return undefined
}
