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
const NUMBER =
  '([$£€¥]?)((?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?|\\.\\d+)(?:(?:\\s?(k|mn|mil|mio|million|m|thousand|lakhs?|lacs?|crores?|cr)|(?<=\\d\\d)(l))(?![\\p{L}\\d²]))?(\\+)?'
const TIGHT = '(?:under|below|over|above|sub|max|min|upto)(?=[$£€]?\\d)'
const WORD = "[\\p{L}\\p{M}][\\p{L}\\p{M}\\d²'’]*"
const SIGN = '<=|>=|\\S'
const PARTS = new RegExp(`${QUOTED}|${LEFT_OUT}|${SHORT_WITH}|${NUMBER}|${TIGHT}|${WORD}|${SIGN}`, 'giu')

const FACTORS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  mio: 1e6,
  million: 1e6,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
}

export function tokensOf(sentence: string): Token[] {
  const text = sentence.replace(ISOLATES, '')
  return [...text.matchAll(PARTS)].map((match) => tokenOf(match, text))
}

function tokenOf(match: RegExpMatchArray, sentence: string): Token {
  const [whole, curly, straight, leftOut, withs, currency = '', digits, scale, lakhs, plus] = match
  const start = match.index ?? 0
  const token = { text: whole, low: whole.toLowerCase(), start, end: start + whole.length, value: Number.NaN }
  const plain = { ...token, factor: 1, currency, hasPlus: plus !== undefined }
  const quoted = curly ?? straight
  if (quoted !== undefined) return { ...plain, kind: 'quoted', text: quoted }
  if (leftOut !== undefined) return { ...plain, kind: 'leftOut', text: leftOut }
  if (withs !== undefined) return { ...plain, kind: 'word', low: withs.endsWith('o') ? 'without' : 'with' }
  if (digits !== undefined) {
    const factor = FACTORS[(scale ?? lakhs)?.toLowerCase() ?? ''] ?? 1
    return { ...plain, kind: 'number', factor, value: Number(digits.replaceAll(',', '')) * factor }
  }
  if (/^[\p{L}\p{M}]/u.test(whole)) return { ...plain, kind: 'word', low: token.low.replaceAll('’', "'") }
  return { ...plain, kind: isStop(whole, sentence, start) ? 'stop' : 'sign' }
}

/** A slash or full stop separates parts only with a blank after it; a slash also needs one before it. */
function isStop(sign: string, sentence: string, start: number): boolean {
  if (/[,;|!?()]/.test(sign)) return true
  const isFollowed = /^\s|^$/.test(sentence.slice(start + 1, start + 2))
  if (sign === '.') return isFollowed
  return sign === '/' && isFollowed && /\s/.test(sentence[start - 1] ?? '')
}

/** Returns parts as written, with one blank between those that were separated. */
export const spelt = (tokens: Pick<Token, 'text' | 'start' | 'end'>[]): string =>
  tokens.map(({ text, start }, at) => (at > 0 && tokens[at - 1]?.end !== start ? ` ${text}` : text)).join('')
