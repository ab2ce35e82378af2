import { AT_WORDS, DOT_WORDS } from './sign-names.ts'

const LEET: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g', '@': 'a', $: 's' }
/** Letters for signs that are more often no letters: they count in names alone, as does "i" for 1. */
const RARE: Record<string, string> = { ...LEET, 1: 'i', '!': 'i', '|': 'i', '€': 'e', 6: 'g', 8: 'b' }

const NAMES =
  /wh?at+s+[ .-]?ap+|telegram|viber|wechat|messenger|instagram|insta|snapchat|facebook|signal|skype|tiktok/iu
const PARTS_OF_ADDRESSES = new RegExp(
  `^(?:${DOT_WORDS}|${AT_WORDS}|com|net|org|example|g-?mail|hotmail|outlook|yahoo|icloud|proton|protonmail|gmx|libero)$`,
  'iu',
)

const spelled = (word: string, letters: Record<string, string>): string =>
  word.replaceAll(/[^\p{L}]/gu, (sign) => letters[sign] ?? sign)

/** Readings of a word in which digits and signs stand for letters. */
const readingsOf = (word: string): string[] => [
  spelled(word, LEET),
  spelled(word, RARE),
  spelled(word, { ...RARE, 1: 'l', '!': 'l', '|': 'l' }),
  spelled(word, { ...RARE, 6: 'b' }),
]

const WORD = /[\p{L}\d@$€!|]{3,}/gu
const isMixed = (word: string): boolean => /\p{L}/u.test(word) && /[\d@$€!|]/u.test(word)

/** Returns a text with letters for the digits within words: "t3l3gr4m". */
export const unleeted = (text: string): string =>
  text
    .replaceAll(WORD, (word) => (isMixed(word) && readingsOf(word).find((read) => NAMES.test(read))) || word)
    .replaceAll(/[\p{L}\d@$]{5,}/gu, (word) => (isMixed(word) ? spelled(word, LEET) : word))

/** Returns a text with letters for the digits within the names of mail services, signs and endings: "gm4il d0t c0m". */
export const spelledSigns = (text: string): string =>
  text.replaceAll(
    WORD,
    (word) => (isMixed(word) && readingsOf(word).find((read) => PARTS_OF_ADDRESSES.test(read))) || word,
  )
