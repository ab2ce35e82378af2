import { Parser } from 'htmlparser2'

const FORBIDDEN = /(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu
const HTML_TAG =
  /<\/?(?:a|p|br|b|i|u|em|strong|div|span|ul|ol|li|h[1-6]|table|tbody|tr|td|th|font|hr|small|big|su[bp]|center|blockquote)(?:\s[^<>]*)?\/?>/i
const TAG_START = /<\/?[\p{L}_:]/uy
const TAG_SIGN = /[<>"']/g
const DOCTYPE = /<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>/iy
const CDATA = '<![CDATA['
const CDATA_MARK = /<!\[CDATA\[|\]\]>/g
const HIGH_HALF = String.raw`5(?:529[6-9]|5[3-9]\d\d|6[0-2]\d\d|63[01]\d)|xd[89ab][\da-f]{2}`
const LOW_HALF = String.raw`5(?:63[2-9]\d|6[4-9]\d\d|7[0-2]\d\d|73[0-3]\d|734[0-3])|xd[c-f][\da-f]{2}`
const TWO_HALVES = new RegExp(`&#(${HIGH_HALF});&#(${LOW_HALF});`, 'gi')
const REFERENCE = /&(?:#(\d{1,9}|x[\da-f]{1,8})|([a-z][a-z\d]{0,31}));|&/gi
const OF_XML = ['amp', 'lt', 'gt', 'quot', 'apos']

const codeOf = (digits: string): number => (/^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits))
const isAllowed = (code: number): boolean => code <= 0x10ffff && String.fromCodePoint(code).search(FORBIDDEN) === -1

const entities = new Map<string, string>()

function entityText(name: string): string {
  const known = entities.get(name)
  if (known !== undefined) return known
  let read = ''
  const parser = new Parser({
    ontext(part) {
      read += part
    },
  })
  parser.end(`&${name};`)
  const text = read.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  if (entities.size < 3_000) entities.set(name, text) // HTML has 2,231
  return text
}

/** Repaired XML. `forbiddenLine`: the line, from 0, of the first forbidden character, which was removed. */
export type Mended = { text: string; forbiddenLine: number | undefined }

const linesIn = (text: string): number => text.match(/\n/g)?.length ?? 0

/** Returns true if a text has HTML tags or forbidden characters, which the parser would not report. */
export const needsMending = (text: string): boolean => HTML_TAG.test(text) || text.search(FORBIDDEN) !== -1

/**
 * Repairs common faults of XML: a bare "&" or "<" and HTML tags become text, HTML entities become characters, and
 * forbidden characters are removed, also as references. Two references to the halves of a surrogate pair are combined.
 */
export function mended(written: string): Mended {
  const text = written.replace(FORBIDDEN, '')
  let forbiddenLine = text.length < written.length ? linesIn(written.slice(0, written.search(FORBIDDEN))) : undefined
  let out = ''
  const noEnds = new Set<string>()
  const referenceText = (all: string, digits?: string, name?: string): string => {
    if (name !== undefined) return OF_XML.includes(name) ? all : entityText(name)
    if (digits === undefined) return '&amp;'
    if (isAllowed(codeOf(digits))) return all
    forbiddenLine ??= linesIn(out)
    return ''
  }
  const withReferences = (part: string): string =>
    part
      .replace(TWO_HALVES, (_, high: string, low: string) => String.fromCharCode(codeOf(high), codeOf(low)))
      .replace(REFERENCE, referenceText)
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at)
    const before = text.slice(at, open === -1 ? text.length : open)
    out += withReferences(before.replaceAll(']]>', ']]&gt;'))
    if (open === -1) break
    const [kept, length] = markAt(text, open, noEnds)
    out +=
      kept === 'whole'
        ? text.slice(open, open + length)
        : kept === 'tag'
          ? withReferences(text.slice(open, open + length))
          : kept
    at = open + length
  }
  return { text: out, forbiddenLine }
}

/**
 * Classifies the "<" at a position and returns the length of its markup: kept whole, a tag, or replaced. `noEnds`:
 * closing marks that the rest of the text lacks, so that they are not searched for again.
 */
function markAt(text: string, at: number, noEnds: Set<string>): ['whole' | 'tag' | '' | '&lt;', number] {
  if (text.startsWith(CDATA, at)) {
    CDATA_MARK.lastIndex = at + CDATA.length
    const end = CDATA_MARK.exec(text)
    return end?.[0] === ']]>' ? ['whole', end.index + 3 - at] : ['', CDATA.length] // without an end it is text
  }
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    if (!text.startsWith(start, at)) continue
    const to = noEnds.has(end) ? -1 : text.indexOf(end, at + start.length)
    if (to !== -1) return ['whole', to + end.length - at]
    noEnds.add(end)
    return ['&lt;', 1]
  }
  const doctype = noEnds.has('doctype') ? undefined : matchAt(DOCTYPE, text, at)
  if (text.startsWith('<!', at)) noEnds.add('doctype') // at most one
  if (doctype) return ['whole', doctype.length]
  const end = tagEnd(text, at)
  return end === -1 || HTML_TAG.test(text.slice(at, end)) ? ['&lt;', 1] : ['tag', end - at]
}

function tagEnd(text: string, at: number): number {
  const start = matchAt(TAG_START, text, at)
  if (start === undefined) return -1
  let quote = ''
  TAG_SIGN.lastIndex = at + start.length
  for (let sign = TAG_SIGN.exec(text); sign && sign[0] !== '<'; sign = TAG_SIGN.exec(text)) {
    if (sign[0] === '>' && quote === '') return TAG_SIGN.lastIndex
    if (sign[0] !== '>' && quote === '') quote = sign[0]
    else if (sign[0] === quote) quote = ''
  }
  return -1
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}
