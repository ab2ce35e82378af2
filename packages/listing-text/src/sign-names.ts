import { languages } from './languages.ts'
import { folded } from './plain-text.ts'

const namesOf = (part: 'at' | 'dot'): string[] => [
  ...new Set(languages.flatMap((language) => language[part].split(',').map((word) => folded(word.trim())))),
]
export const DOT_WORDS = namesOf('dot').join('|')
/** Names of the @ sign that are also ordinary words; they count only with the same language's name of the dot. */
const SHORT_AT_WORDS = ['at', 'et', 'ات', 'ايت', 'a']
export const AT_WORDS = namesOf('at')
  .filter((word) => !SHORT_AT_WORDS.includes(word))
  .join('|')
export const DOT_IN_BRACKETS = new RegExp(String.raw`\s?[(\[{]\s?(?:${DOT_WORDS}|\.)\s?[)\]}]\s?`, 'giu')
