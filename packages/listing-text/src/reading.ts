import type { Concept, Language } from './languages/language.ts'
import { languages } from './languages.ts'
import { entriesOf, isEntryAt } from './lexicon.ts'

/** An occurrence in a sentence: its start and end in characters, and its first and last word. */
export type Mention = { start: number; end: number; first: number; last: number }

export type Reading = {
  language: Language
  text: string
  known: number
  has(concept: Concept): boolean
  of(concept: Concept): Mention[]
  at(pattern: RegExp): Mention[]
  isOneClause(one: Mention, other: Mention): boolean
}

const MAX_KEPT = 500
/** A cache of recent sentences, because several rules read each. */
const kept = new Map<string, Reading[]>()

export function readingsOf(sentence: string): Reading[] {
  const before = kept.get(sentence)
  if (before) return before
  if (kept.size >= MAX_KEPT) kept.clear()
  const readings = readNow(sentence)
  kept.set(sentence, readings)
  return readings
}

function readNow(sentence: string): Reading[] {
  const words = [...sentence.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index, 0: text }) => ({ start: index, text }))
  const texts = words.map(({ text }) => text)
  const mentions = new Map<Language, Map<Concept, Mention[]>>()
  texts.forEach((text, first) => {
    for (const entry of entriesOf(text)) {
      const last = first + entry.words.length - 1
      if (last > first && !(isEntryAt(entry, texts, first) && isJoined(sentence, words, first, last))) continue
      const { start: lastStart = 0, text: lastText = '' } = words[last] ?? {}
      const mention = { start: words[first]?.start ?? 0, end: lastStart + lastText.length, first, last }
      const ofLanguage = mentions.get(entry.language) ?? new Map<Concept, Mention[]>()
      mentions.set(entry.language, ofLanguage)
      const ofConcept = ofLanguage.get(entry.concept) ?? []
      ofLanguage.set(entry.concept, ofConcept)
      ofConcept.push(mention)
    }
  })
  const patterns = new Map<RegExp, Mention[]>()
  const at = (pattern: RegExp): Mention[] => {
    const found = patterns.get(pattern) ?? placesOf(sentence, pattern, words)
    patterns.set(pattern, found)
    return found
  }
  const isOneClause = (one: Mention, other: Mention): boolean =>
    !/[,:()،]/.test(sentence.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)))
  const readings = languages.map((language): Reading => {
    const of = (concept: Concept): Mention[] => mentions.get(language)?.get(concept) ?? []
    const known = new Set([...(mentions.get(language)?.values() ?? [])].flat().map(({ first }) => first)).size
    return { language, text: sentence, known, of, at, isOneClause, has: (concept) => of(concept).length > 0 }
  })
  const most = Math.max(...readings.map(({ known }) => known))
  return readings.filter(({ known }) => isNearBest(known, most))
}

/** The minimum of recognized words relative to the best language. Below it, words match only by resemblance. */
const MIN_KNOWN = 0.8

/** Returns true for a language that may be that of the text. The words are counted that each recognizes. */
export const isNearBest = (known: number, most: number): boolean => known >= most * MIN_KNOWN

type Word = { start: number; text: string }

const isJoined = (sentence: string, words: Word[], first: number, last: number): boolean =>
  words
    .slice(first, last)
    .every(({ start, text }, index) =>
      /^[\s'-]{1,3}$/.test(sentence.slice(start + text.length, words[first + index + 1]?.start)),
    )

const placesOf = (sentence: string, pattern: RegExp, words: Word[]): Mention[] =>
  [...sentence.matchAll(pattern)].map(({ index: start, 0: text }) => {
    const end = start + text.length
    return { start, end, first: wordAt(words, start), last: wordAt(words, end - 1) }
  })

const wordAt = (words: Word[], position: number): number =>
  Math.max(
    0,
    words.findLastIndex(({ start }) => start <= position),
  )

export const gap = (one: Mention, other: Mention): number => other.first - one.last - 1

export const isBefore = (
  ones: Mention[],
  others: Mention[],
  most: number,
  also: (one: Mention, other: Mention) => boolean = () => true,
): boolean =>
  ones.some((one) => others.some((other) => gap(one, other) >= 0 && gap(one, other) <= most && also(one, other)))

export const areNear = (ones: Mention[], others: Mention[], most: number): boolean =>
  ones.some((one) => others.some((other) => Math.max(gap(one, other), gap(other, one)) <= most))

/** The maximum number of words between "so as not to" and what it negates: its own verb alone. */
const MAX_OF_PURPOSE = 1

export function notNegated({ of, isOneClause }: Reading, mentions: Mention[], most = 4): Mention[] {
  const isOfIt = (not: Mention, mention: Mention): boolean =>
    isOneClause(not, mention) &&
    (gap(not, mention) <= MAX_OF_PURPOSE || !isBefore(of('purpose'), [not], 0)) &&
    !of('so').some((so) => gap(not, so) >= 0 && gap(so, mention) >= 0)
  return mentions.filter(
    (mention) => !isBefore(of('not'), [mention], most, isOfIt) && !isBefore([mention], of('notAfter'), 3, isOneClause),
  )
}

/**
 * The maximum number of words between a negated verb and its objects: "we never ask for transfers, vouchers or fees".
 */
const MAX_DENIED = 8

/** "With", before a comma, after which another clause begins. */
const END_OF_WAY = /(?<!\p{L})ile(?=,)/gu

/** Returns the mentions that no negated verb governs. `verbs`: the candidates. */
export function notDenied(reading: Reading, mentions: Mention[], verbs: Mention[]): Mention[] {
  const { of, language } = reading
  const affirmed = notNegated(reading, verbs)
  const denied = language.hasPostpositions ? of('notAfter') : verbs.filter((verb) => !affirmed.includes(verb))
  const nouns = [...of('money'), ...of('voucher')]
  const isNoun = (verb: Mention) => nouns.some(({ first, last }) => first <= verb.first && verb.last <= last)
  const breaks = [
    ...affirmed.filter((verb) => !isNoun(verb)),
    ...(['so', 'accept', 'after', 'without', 'before'] as const).flatMap(of),
    ...(language.hasPostpositions ? reading.at(END_OF_WAY) : []),
  ]
  const isDenied = (mention: Mention) =>
    denied.some((verb) => {
      const [one, other] = language.hasPostpositions ? [mention, verb] : [verb, mention]
      return (
        isBefore([one], [other], MAX_DENIED) &&
        !breaks.some((stop) => stop.start !== mention.start && gap(one, stop) >= 0 && gap(stop, other) >= 0)
      )
    })
  return mentions.filter((mention) => !isDenied(mention))
}
