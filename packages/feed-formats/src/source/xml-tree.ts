import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type FeedFault, feedFault } from './feed-fault.ts'

const MAX_DEPTH = 50
const MAX_ELEMENTS = 10_000
const MAX_ATTRIBUTES = 100

export type XmlElement = {
  name: string
  line: number
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** A parsed element. `start`: a tag whose children follow one by one. */
export type XmlTreePart = { kind: 'start' | 'element'; element: XmlElement }

type Options = {
  isContainer(name: string, depth: number): boolean
  onPart(part: XmlTreePart): void
  /** Called for an error in the XML. Must throw an error whose message quotes nothing from the file. */
  onFault(reason: FeedFault, line: number): never
}

class XmlFault extends Error {
  readonly reason: FeedFault
  readonly line: number
  constructor(reason: FeedFault, line: number) {
    super(reason.message)
    this.reason = reason
    this.line = line
  }
}

/** The kinds of errors, by the words of Saxes 6.0. */
const KINDS = [
  [/unclosed tag|unexpected end\b/, 'xmlUnclosed'],
  [/closing tag:|unexpected close tag/, 'xmlUnmatched'],
  [/attribute/, 'xmlAttribute'],
  [/tag\b|malformed name/, 'xmlTag'],
  [/entity/, 'xmlReference'],
  [/outside of root|only one root/, 'xmlOutside'],
  [/root element/, 'noXml'],
  [/XML declaration|must match|expected (the name|one of)/, 'xmlDeclaration'],
] as const

/** Returns the kind of an error alone: the text after its second colon is from the file, and may be a password. */
function kindOf({ message }: Error) {
  const [, words = ''] = /^\d+:\d+: ([^:]+:?)/.exec(message) ?? []
  return KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'xmlError'
}

/** Creates a streaming parser. It loads no external entities and ignores DTDs. */
export function xmlTree({ isContainer, onPart, onFault }: Options) {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  let outer = 0
  let elements = 0
  let attributes = 0
  const refuse = (reason: FeedFault): never => onFault(reason, parser.line)
  parser.on('error', (error) => {
    refuse(feedFault(kindOf(error)))
  })
  parser.on('opentagstart', () => {
    attributes = 0
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) refuse(feedFault('tooManyAttributes'))
  })
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const element = { name: tag.name, line: parser.line, attributes: tag.attributes, text: '', children: [] }
    if (open.length >= MAX_DEPTH) refuse(feedFault('tooDeep'))
    if (open.length === outer && isContainer(tag.name, outer)) {
      outer += 1
      onPart({ kind: 'start', element })
    } else if (open.length > outer) {
      open.at(-1)?.children.push(element)
      elements += 1
      if (elements > MAX_ELEMENTS) refuse(feedFault('tooManyElements'))
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
      onPart({ kind: 'element', element })
      elements = 0
    }
  })
  return {
    write: (text: string): void => void parser.write(text),
    close: (): void => void parser.close(),
  }
}

export function elementIn(text: string): { element: XmlElement } | { reason: FeedFault; line: number } {
  let element: XmlElement | undefined
  const tree = xmlTree({
    isContainer: () => false,
    onPart: (part) => {
      element = part.element
    },
    onFault: (reason, line) => {
      throw new XmlFault(reason, line)
    },
  })
  try {
    tree.write(text)
    tree.close()
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    return { reason: error.reason, line: error.line }
  }
  return element ? { element } : { reason: feedFault('noXml'), line: 1 }
}
