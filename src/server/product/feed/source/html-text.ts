import { Parser } from 'htmlparser2'

/** The limit of a text, several times that of a description: the parser's time grows with the square of the open tags. */
const MAX_HTML_CHARACTERS = 50_000
const LOOKS_LIKE_HTML = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i
const BLOCKS = /^(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|pre)$/
const LINES = /^(?:br|li|tr|dt|dd|hr)$/
const HAS_BLOCKS = /<\/?(?:p|div|ul|ol|table|h[1-6]|section|article|blockquote|pre|br|li|tr|dt|dd|hr)\b/i
const UNSEEN = /^(?:script|style|head|title|iframe|object)$/

/** Returns the plain text of one that may be HTML: paragraphs and lines stay, tags and entities don't. Other texts stay as they are. */
export function plainText(written: string): string {
  const text = written.slice(0, MAX_HTML_CHARACTERS).replace(/\r\n?/g, '\n')
  if (!LOOKS_LIKE_HTML.test(text)) return unindented(text)
  const isLaidOut = HAS_BLOCKS.test(text) // else line ends are the writer's own
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
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Texts in XML are often indented like its elements. */
const unindented = (text: string): string => text.replace(/\n[^\S\n]+/g, '\n').trim()

/** Returns a text as readers of HTML take it: one that they would misread is escaped. */
export const htmlSafe = (text: string): string =>
  LOOKS_LIKE_HTML.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
