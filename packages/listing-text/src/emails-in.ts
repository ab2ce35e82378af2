import { TLD } from './links-in.ts'
import { type FoundPassage, found } from './passages.ts'
import { AT_WORDS, DOT_WORDS } from './sign-names.ts'

const GAP = String.raw`[\s,]{1,2}`
const WORD_DOT = String.raw`\s?[(\[{]\s?(?:${DOT_WORDS}|pkt)\s?[)\]}]\s?|${GAP}(?:${DOT_WORDS})\s`
const DOT = String.raw`(?:\s?\.\s?|${WORD_DOT})`
const PROVIDERS = '(?:gmail|g-mail|hotmail|outlook|yahoo|icloud|proton|protonmail|gmx|libero)'
const DOMAIN = String.raw`[\p{L}\p{N}_-]{2,63}`
const EMAIL = new RegExp(
  [
    String.raw`[\w.+-]{1,64}\s?(?:@|[(\[{]\s?(?:at|et|${AT_WORDS})\s?[)\]}])\s?[\w-]{2,63}${DOT}[a-z]{2,10}\b`,
    String.raw`[\w.+-]{1,64}\s?[(\[{]\s?a\s?[)\]}]\s?[\w-]{2,63}(?:\.|${WORD_DOT})(?:${TLD}|it|at|be|me|io|ie|ca|us|example)\b`,
    String.raw`[\p{L}\p{N}_.+-]{1,64}${GAP}(?:${AT_WORDS})${GAP}(?:(?:${DOMAIN}|(?:\p{L}\s){1,6}\p{L})${DOT}\p{L}{2,10}|${PROVIDERS})(?!\p{L})`,
    String.raw`[\p{L}\p{N}_.+-]{1,64}\s(?:at|et|ات|ايت)\s(?:${DOMAIN}\s?(?:\s(?:dot|nokta|دوت|نقطه)\s|[(\[]\s?dot\s?[)\]])\s?\p{L}{2,10}|${PROVIDERS})(?!\p{L})`,
    String.raw`[\p{L}\p{N}_.+-]{1,64}\s?@\s?${PROVIDERS}\b`,
    String.raw`[\p{L}\p{N}_.+-]{1,64}\s?[(\[{]\s?(?:at|et|a|ات|ايت|${AT_WORDS})\s?[)\]}]\s?(?:${PROVIDERS}|جيميل|هوتميل|ياهو|اوتلوك)(?!\p{L})`,
    String.raw`\b${PROVIDERS}(?:\s?\.\s?|\s(?:${DOT_WORDS})\s)(?:com|es|fr|it|de|net|org|co)\b`,
    String.raw`(?:جيميل|هوتميل|ياهو|اوتلوك)\s+(?:دوت|نقطه)`,
  ].join('|'),
  'giu',
)

/** `text`: folded. */
export const emailsIn = (text: string): FoundPassage[] =>
  [...text.matchAll(EMAIL)].map((match) => found('email', match[0]))
