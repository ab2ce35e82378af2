import { Parser } from 'htmlparser2'
import iconv from 'iconv-lite'

/**
 * The limit above which HTML is truncated. It is several times the length of a description, because the parser's time
 * grows with the square of the number of open tags.
 */
const MAX_HTML_CHARACTERS = 100_000
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i
const BLOCKS = /^(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|pre)$/
const LINES = /^(?:br|li|tr|dt|dd|hr)$/
const HAS_BLOCKS = /<\/?(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|pre|br|li|tr|dt|dd|hr)\b/i
const UNSEEN = /^(?:script|style|head|title|iframe|object)$/

/**
 * Matches tags and entities that were escaped twice: "&lt;p&gt;", "caf&amp;eacute;". It does not match a plain "<" or
 * the output of `htmlSafe`.
 */
const ESCAPED_AGAIN =
  /&lt;\/?(?:p|br|b|i|u|em|strong|div|span|ul|ol|li|h[1-6]|a|table|tr|td|font|hr|small|su[bp])(?:\s[^<>]{0,200}?)?\s?\/?&gt;|&amp;(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i
const MAX_ESCAPES = 3
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
}

const CONTROLS = /[\x80-\x9F]/g
const signOf = (control: string): string => iconv.decode(Buffer.of(control.charCodeAt(0)), 'windows-1252')

function unescaped(written: string): string {
  let text = written
  for (let times = 0; times < MAX_ESCAPES && ESCAPED_AGAIN.test(text); times++)
    text = text.replace(/&(?:lt|gt|quot|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)
  return text
}

/** Converts HTML to plain text with its paragraphs and lines. Returns other texts unchanged. */
export function plainText(written: string): string {
  return htmlText(unescaped(written.slice(0, MAX_HTML_CHARACTERS).replace(/\r\n?/g, '\n')))
    .replace(CONTROLS, signOf)
    .replace(/\p{Surrogate}/gu, '')
}

function htmlText(text: string): string {
  if (!LOOKS_LIKE_HTML.test(text)) return unindented(text)
  const isLaidOut = HAS_BLOCKS.test(text) // otherwise line ends are the writer's own
  let plain = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (UNSEEN.test(name)) hidden += 1
      if (BLOCKS.test(name)) plain += '\n\n'
      if (LINES.test(name)) plain += name === 'li' ? '\n- ' : '\n'
    },
    ontext(part) {
      if (hidden === 0) plain += isLaidOut ? part.replace(/\s+/g, ' ') : part
    },
    onclosetag(name) {
      if (UNSEEN.test(name)) hidden -= 1
      if (BLOCKS.test(name)) plain += '\n\n'
    },
  })
  parser.end(text)
  if (!isLaidOut) return unindented(plain)
  return plain
    .replace(/(?<![^\S\n])[^\S\n]+(?=\n)|(?<=\n)[^\S\n]+/g, '')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const unindented = (text: string): string => text.replace(/\n[^\S\n]+/g, '\n').trim()

/**
 * Escapes a text that would otherwise be read as HTML. It uses numeric references, because `plainText` takes `&amp;lt;`
 * for HTML that was escaped twice.
 */
export const htmlSafe = (text: string): string =>
  LOOKS_LIKE_HTML.test(text) ? text.replaceAll('&', '&#38;').replaceAll('<', '&#60;') : text

export const oneLine = (text: string | undefined): string => plainText(text ?? '').replace(/\s+/g, ' ')
