/**
 * A part of a sentence. `text`: as written; `low`: to compare. `number`: an amount with its `factor` (1,000 for k) and
 * its sign; `hasPlus`: "3+". `stop`: a comma or the like between two parts of a sentence.
 */
export type Token = {
  kind: 'word' | 'number' | 'sign' | 'stop' | 'quoted' | 'leftOut'
  text: string
  low: string
  start: number
  end: number
  value: number
  factor: number
  currency: string
  hasPlus: boolean
}

const ISOLATES = /[\u200e\u200f\u2066-\u2069]/g
const QUOTED = '“([^”]*)”|"([^"]*)"'
const LEFT_OUT = '(?<=^|\\s)[-−]([^\\s!-@[-`{-~][^\\s,;]*)'
const SHORT_WITH = '(?<=^|\\s)(w/o?)(?=\\s)'
const DIGITS = '\\d{1,3}(?:\\s\\d{3})*\\s000(?!\\d)|(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)*|\\.\\d+'
const NO_MILLION =
  '(?!\\s+(?:lane|ln|road|rd|street|st|close|hill|view|court|way|gardens|row|place|drive|farm|bank)\\b)' // "5 Mill Lane"
const SCALE = `k|grand|mn|mil|mill${NO_MILLION}|mln|mio|millions?|m|thousands?|lakhs?|lacs?|crores?|cr`
const NUMBER = `(?:(?:us|au?|nz|ca?)(?=\\$))?([$£€¥₹](?:\\s(?=\\d))?)?(${DIGITS})(?:(?:\\s?(${SCALE})|(?<=\\d\\d)(l))(?![\\p{L}\\d²]))?(\\+)?(\\s?[$£€₹](?!\\d))?`
const TIGHT = '(?:under|below|over|above|sub|max|min|upto|with)(?=[$£€₹]?\\d)'
const GLUED = '(?<=\\d)(?:beds?|bd|br|bhk|b)(?=\\d)'
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}\\d²'’]*"
const SIGN = '<=|>=|\\S'
const PARTS = new RegExp(`${QUOTED}|${LEFT_OUT}|${SHORT_WITH}|${NUMBER}|${TIGHT}|${GLUED}|${WORD}|${SIGN}`, 'giu')

export const FACTORS: Record<string, number> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  mill: 1e6,
  mln: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
}

export function tokensOf(sentence: string): Token[] {
  const text = sentence.replace(ISOLATES, '')
  const tokens = [...text.matchAll(PARTS)].map((match) => tokenOf(match, text))
  return tokens.filter(({ low, start }, at) => low !== '.' || !isOfAbbreviation(tokens[at - 1], start, tokens[at + 1]))
}

const ABBREVIATION = /^(min|max|approx|incl|excl|no)$/
const isOfAbbreviation = (token: Token | undefined, end: number, next: Token | undefined): boolean =>
  token?.end === end && ABBREVIATION.test(token.low) && next?.kind === 'number'

function tokenOf(match: RegExpMatchArray, sentence: string): Token {
  const [whole, curly, straight, leftOut, withs, sign, digits, scale, lakhs, plus, signBehind] = match
  const start = match.index ?? 0
  const token = { text: whole, low: whole.toLowerCase(), start, end: start + whole.length, value: Number.NaN }
  const plain = { ...token, factor: 1, currency: (sign ?? signBehind ?? '').trim(), hasPlus: plus !== undefined }
  const quoted = curly ?? straight
  if (quoted !== undefined) return { ...plain, kind: 'quoted', text: quoted }
  if (leftOut !== undefined) return { ...plain, kind: 'leftOut', text: leftOut }
  if (withs !== undefined) return { ...plain, kind: 'word', low: withs.endsWith('o') ? 'without' : 'with' }
  if (digits !== undefined) {
    const factor = FACTORS[(scale ?? lakhs)?.toLowerCase() ?? ''] ?? 1
    const value = amountOfDigits(digits, factor) * factor
    return { ...plain, kind: Number.isNaN(value) ? 'word' : 'number', factor, value }
  }
  if (/^[\p{L}\p{M}]/u.test(whole)) return { ...plain, kind: 'word', low: token.low.replaceAll('’', "'") }
  return { ...plain, kind: isStop(whole, sentence, start) ? 'stop' : 'sign' }
}

/** Reads "1,200", "300 000" and "300.000", but "1.250m" as a decimal; "1.2.3" is no number. */
function amountOfDigits(digits: string, factor: number): number {
  const text = digits.replace(/[,\s]/g, '')
  const isOfThousands = factor === 1 && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text)
  return Number(isOfThousands ? text.replaceAll('.', '') : text)
}

/** A slash or full stop separates parts only with a blank after it; a slash also needs one before it. */
function isStop(sign: string, sentence: string, start: number): boolean {
  if (/[,;|!?()]/.test(sign)) return true
  const isFollowed = /^\s|^$/.test(sentence.slice(start + 1, start + 2))
  if (sign === '.' && /^\.|\.$/.test(sentence.slice(start + 1, start + 2) || sentence.slice(start - 1, start)))
    return true
  if (sign === '.') return isFollowed
  const rest = sentence.slice(start + 1)
  if (/[-–—]/.test(sign)) return /\s/.test(sentence[start - 1] ?? '') && isFollowed && !/^\s*[\d£$€]/.test(rest)
  return sign === '/' && isFollowed && /\s/.test(sentence[start - 1] ?? '')
}

/** Returns parts as written, with one blank between those that were separated. */
export const spelt = (tokens: Pick<Token, 'text' | 'start' | 'end'>[]): string =>
  tokens.map(({ text, start }, at) => (at > 0 && tokens[at - 1]?.end !== start ? ` ${text}` : text)).join('')
