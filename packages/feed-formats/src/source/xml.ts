import { type FeedFault, feedFault, fileError } from './feed-fault.ts'
import { mended, needsMending } from './xml-mended.ts'
import { type XmlSection, xmlSections } from './xml-sections.ts'
import { elementIn, type XmlElement, type XmlTreePart, xmlTree } from './xml-tree.ts'

export type { XmlElement } from './xml-tree.ts'

/**
 * A parsed part. `broken`: an unreadable home, with its reference if that is readable. `forbidden`: the next home had a
 * forbidden character.
 */
export type XmlPart =
  | XmlTreePart
  | { kind: 'forbidden'; line: number; reference: string | undefined }
  | { kind: 'broken'; name: string; line: number; reference: string | undefined; reason: FeedFault }

/**
 * The element names of a format. `containers`: elements whose children are yielded one by one. `records`: the homes
 * among them. `references`: the elements that have the homes' references.
 */
type Shape = { containers: readonly string[]; records: readonly string[]; references: readonly string[] }

/**
 * Yields the start tags of the root and containers, and every other child as a whole. Each home is parsed separately,
 * so that a fault affects only that home; a fault between homes throws an error with its line.
 */
export async function* xmlParts(
  chunks: AsyncIterable<string>,
  { containers, records, references }: Shape,
): AsyncGenerator<XmlPart> {
  let parts: XmlPart[] = []
  const fail = (reason: FeedFault, line: number): never => {
    throw fileError('brokenXml', { line, reason })
  }
  const around = xmlTree({
    isContainer: (name, depth) => depth === 0 || containers.includes(name),
    onPart: (part) => parts.push(part),
    onFault: fail,
  })
  for await (const section of xmlSections(chunks, records)) {
    if (section.isTooLong) fail(feedFault('noElementEnd'), section.line)
    try {
      if (section.kind === 'record') {
        parts.push(...homeParts(section, references))
        around.write('\n'.repeat(section.text.match(/\n/g)?.length ?? 0)) // keeps line numbers of faults correct
      } else {
        const { text, forbiddenLine } = mended(section.text)
        if (forbiddenLine !== undefined)
          parts.push({ kind: 'forbidden', line: section.line + forbiddenLine, reference: undefined })
        around.write(text)
      }
    } finally {
      yield* parts // also parts before an error
      parts = []
    }
  }
  around.close()
}

function homeParts({ name, text, line }: XmlSection, references: readonly string[]): XmlPart[] {
  const plain = needsMending(text) ? undefined : elementIn(text)
  if (plain && 'element' in plain) return [{ kind: 'element', element: movedTo(plain.element, line) }]
  const { text: better, forbiddenLine } = mended(text)
  const read = elementIn(better)
  const reference = references.map((each) => textBetween(better, each)).find(Boolean)
  const found: XmlPart =
    'element' in read
      ? { kind: 'element', element: movedTo(read.element, line) }
      : { kind: 'broken', name, line: line + read.line - 1, reference, reason: read.reason }
  if (forbiddenLine === undefined) return [found]
  return [{ kind: 'forbidden', line: line + forbiddenLine, reference }, found]
}

function textBetween(text: string, name: string): string | undefined {
  const start = text.indexOf(`<${name}>`)
  const end = text.indexOf('</', start)
  const found = start === -1 || end === -1 ? '' : text.slice(start + name.length + 2, end).trim()
  return found !== '' && !/[<&]/.test(found) ? found : undefined
}

const movedTo = (element: XmlElement, line: number): XmlElement => ({ ...element, line: element.line + line - 1 })

export const childAt = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element)

export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  childAt(element, ...path)?.text.trim() ?? ''

export const childrenAt = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

const FORBIDDEN = /(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uFFFE\uFFFF]/gu

/**
 * Escapes element text and removes characters that XML forbids. Line ends stay as they are, because not every reader
 * resolves numeric references.
 */
export const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\r\n?/g, '\n')

/** Escapes an attribute, also its line ends, which XML would turn into spaces. */
export const xmlAttribute = (text: string): string => xmlText(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
