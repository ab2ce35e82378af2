import { outside, phrasesIn, runsOf, sharedOf, stemSet, wordsOf } from './text-signature.ts'

export { bandsOf } from './text-signature.ts'

export type Comparable = { text: string; words: string[]; phrases: Set<string>; runs: Set<number> }

const MIN_WORDS = 25
/** The minimum fraction of the shorter text's runs of three words: texts of one development share up to 56 %. */
const MIN_SHARED = 0.6
/**
 * The minimum fraction of the stems outside of phrases that both texts have: reworded copies share 52 % and more of
 * them, homes of one development up to 47 %.
 */
const MIN_SHARED_STEMS = 0.5

/** Prepares a text for comparing it with several others; `undefined` if it has fewer than 25 words. */
export function comparable(text: string): Comparable | undefined {
  const words = wordsOf(text)
  return words.length < MIN_WORDS ? undefined : { text, words, phrases: phrasesIn(words), runs: runsOf(words) }
}

/**
 * Returns the percentage of a text that the other contains, literally or reworded; `undefined` if they are different.
 *
 * Texts of two homes by one template share whole phrases, but nothing besides; of a reworded copy few phrases are left,
 * while most words are. So what is outside of common phrases decides, unless these are nearly everything.
 */
export function equalPercent(one: Comparable, other: Comparable): number | undefined {
  const shared = sharedOf(one.runs, other.runs)
  if (shared >= MIN_SHARED) return Math.round(shared * 100)
  const [own, there] = [outside(one.words, other.phrases), outside(other.words, one.phrases)]
  if (sharedOf(stemSet(own.join(' ')), stemSet(there.join(' '))) < MIN_SHARED_STEMS) return undefined
  return Math.round(sharedOf(stemSet(one.text), stemSet(other.text)) * 100)
}
