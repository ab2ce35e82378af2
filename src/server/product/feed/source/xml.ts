import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FeedFileError } from './feed-file-error.ts'

/** The limits of one home: what is larger is an attack, or no feed. Pictures may be inside, as text. */
const MAX_HOME_CHARACTERS = 16_000_000
const MAX_DEPTH = 50
const MAX_ELEMENTS = 10_000
const MAX_ATTRIBUTES = 100

/** An element with all that is in it. `text`: its own, without that of its children. */
export type XmlElement = {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** `start`: a tag whose children come one by one. */
export type XmlPart = { kind: 'start' | 'element'; element: XmlElement } | { kind: 'forbidden'; line: number }

/** Characters that XML can't have. */
const FORBIDDEN = /(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]/gu

/**
 * Returns the elements of an XML text: of the root and of `containers` their starts, and each child whole. Nothing from outside
 * is read, a DTD is passed over. Forbidden characters are reported and left out; other errors end the reading with their line.
 */
export async function* xmlParts(chunks: AsyncIterable<string>, containers: readonly string[]): AsyncGenerator<XmlPart> {
  let parts: XmlPart[] = []
  let characters = 0
  let elements = 0
  const open: XmlElement[] = []
  /** The number of open elements whose children come one by one. */
  let outer = 0
  const parser = new SaxesParser()
  const fail = (reason: string): never => {
    throw new FeedFileError(`The file can’t be read from line ${parser.line} on: ${reason}.`)
  }
  parser.on('error', (error) => {
    // Only the kind of the error: what stands behind a colon is text of the file, perhaps a password.
    const [, reason = 'it is no XML'] = /^\d+:\d+: ([^:.]+(?:\.+[^:.]+)*)/.exec(error.message) ?? []
    fail(reason)
  })
  let attributes = 0
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) fail('an element has too many attributes')
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const element = { name: tag.name, line: parser.line, attributes: tag.attributes, text: '', children: [] }
    if (open.length >= MAX_DEPTH) fail('its elements are nested too deeply')
    const parent = open.at(-1)
    if (open.length === outer && (outer === 0 || containers.includes(tag.name))) {
      outer += 1
      parts.push({ kind: 'start', element })
    } else if (open.length > outer) {
      parent?.children.push(element)
      elements += 1
      if (elements > MAX_ELEMENTS) fail('an element has too many others in it')
    }
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element && open.length > outer) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    if (open.length < outer) outer -= 1
    else if (element && open.length === outer) {
      parts.push({ kind: 'element', element })
      elements = 0
      characters = 0
    }
  })
  for await (const chunk of chunks) {
    const at = chunk.search(FORBIDDEN)
    if (at !== -1) parts.push({ kind: 'forbidden', line: parser.line + (chunk.slice(0, at).match(/\n/g)?.length ?? 0) })
    characters += chunk.length
    try {
      parser.write(chunk.replace(FORBIDDEN, ''))
      if (characters > MAX_HOME_CHARACTERS) fail('it has no end of an element for millions of characters')
    } finally {
      yield* parts // also those before an error
      parts = []
    }
  }
  parser.close()
}

/** Returns the first child of a name, by its path: `childAt(home, 'geo', 'ort')`. */
export const childAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element)

export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  childAt(element, ...path)?.text.trim() ?? ''

export const childrenAt = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** Returns a text as it stands between tags, or in an attribute, without what XML can't have. */
export const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
