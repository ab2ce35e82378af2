import type { Token } from './tokens.ts'

export type Phrases<Meaning> = Map<string, { words: string[]; meaning: Meaning }[]>

/**
 * Groups phrases by their first word, the longest first. `phrases`: all those of one meaning, separated by `|`. A comma
 * counts as a word.
 */
export function phrasesOf<Meaning>(
  entries: readonly (readonly [meaning: Meaning, phrases: string])[],
): Phrases<Meaning> {
  const phrases: Phrases<Meaning> = new Map()
  for (const [meaning, words] of entries.flatMap(([meaning, list]) =>
    list.split('|').map((phrase) => [meaning, phrase.split(' ')] as const),
  )) {
    const first = words[0] ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), { words, meaning }])
  }
  for (const known of phrases.values()) known.sort((one, other) => other.words.length - one.words.length)
  return phrases
}

/** Combines each first part with each second part: `no|not` and `less than` give `no less than|not less than`. */
export const each = (first: string, second: string): string =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((other) => `${one} ${other}`))
    .join('|')

export type Found<Meaning> = { meaning: Meaning; next: number }

/** Words that may stand between those of a phrase: "prices that have been reduced". */
const BETWEEN = new Set(
  "a an the any that that's which has have had having been was were is are be just already recently really homes properties ones anything very absolute".split(
    ' ',
  ),
)

/** Finds the longest phrase that begins at a token; ignores hyphens and `BETWEEN` words inside it. */
export function phraseAt<Meaning>(phrases: Phrases<Meaning>, tokens: Token[], at: number): Found<Meaning> | undefined {
  for (const { words, meaning } of phrases.get(tokens[at]?.low ?? '') ?? []) {
    const next = endOf(words, tokens, at)
    if (next !== undefined) return { meaning, next }
  }
  return undefined
}

function endOf(words: string[], tokens: Token[], at: number): number | undefined {
  let next = at
  for (const word of words) {
    if (next > at && tokens[next]?.low === '-' && word !== '-') next++
    if (next > at && tokens[next]?.low === '.' && tokens[next - 1]?.low === 'sq') next++ // "sq. ft"
    while (next > at && tokens[next]?.low !== word && BETWEEN.has(tokens[next]?.low ?? '')) next++
    if (tokens[next]?.low !== word) return undefined
    next++
  }
  return next
}
