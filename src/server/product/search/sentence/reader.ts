import type { Token } from './tokens.ts'
import type { Understanding } from './understood.ts'
import { ARTICLES } from './vocabulary.ts'

/**
 * The context for reading a sentence. `currency`: the sign of the site's amounts. `isPlace`: returns true for the name
 * of a place. `pointOf`: returns the point of the one town that a name means. `agentsNamed`: returns the ids of agents.
 */
export type SentenceContext = {
  currency: string
  isPlace: (name: string) => boolean
  pointOf: (name: string) => { latitude: number; longitude: number } | undefined
  agentsNamed: (name: string) => string[]
}

/**
 * The state of reading a sentence. `isWith`: features are named. `isNew`: a "new" whose time may follow. `isListed`: so
 * may that of a listing. `isOfHomes`: it is more than a name. `understoodTo`: the end of the last part that a rule knew.
 * `lastRooms`: the rooms that were counted last.
 */
export type Reader = {
  tokens: Token[]
  known: SentenceContext
  found: Understanding
  isWith: boolean
  isNew: Token | undefined
  isListed: boolean
  isOfHomes: boolean
  understoodTo: number
  lastRooms: 'beds' | 'baths' | undefined
}

/** Reads a part of the sentence at an index; undefined if the rule doesn't apply there, otherwise the next index. */
export type Rule = (reader: Reader, at: number) => number | undefined

export const JOINTS = new Set(['or', 'and', 'nor', '&', '+', 'also', 'plus'])
export const WITH = new Set('with having has have including includes incl inc featuring boasting got'.split(' '))

export function keepUntil({ tokens, found }: Reader, at: number, next: number): number {
  for (const token of tokens.slice(at, next)) found.keep(token)
  return next
}

/** Returns true for a word within a compound, such as the "of" of "end-of-terrace". */
export const isHyphened = (tokens: Token[], at: number): boolean =>
  (tokens[at - 1]?.low === '-' && tokens[at - 1]?.end === tokens[at]?.start) ||
  (tokens[at + 1]?.low === '-' && tokens[at + 1]?.start === tokens[at]?.end)

export const isStop = (tokens: Token[], at: number): boolean => (tokens[at]?.kind ?? 'stop') === 'stop'

export const isStart = (tokens: Token[], at: number): boolean =>
  at === 0 || tokens[at - 1]?.kind === 'stop' || tokens[at - 1]?.low === ':'

const ENDS_PART = new Set([
  'in',
  'near',
  'nr',
  'under',
  'over',
  'with',
  'within',
  'or',
  'and',
  'nor',
  'but',
  '.',
  '<',
  '>',
  '+',
  '&',
  'no',
  'not',
  'without',
  'except',
  'excluding',
  'please',
  'pls',
  'plz',
  'thanks',
])

/** Returns true where a part of the sentence ends: at its end, before a comma and before "in", "under" and the like. */
export const endsPart = (tokens: Token[], at: number): boolean =>
  isStop(tokens, at) || ENDS_PART.has(tokens[at]?.low ?? '')

export function afterArticles(tokens: Token[], at: number): number {
  let next = at
  while (ARTICLES.has(tokens[next]?.low ?? '') || /^(with|:)$/.test(tokens[next]?.low ?? '')) next++
  return next
}
