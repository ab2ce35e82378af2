import type { XmlPart } from '../source/xml.ts'
import type { FeedItem } from './feed-format.ts'

export function xmlProblem(part: Extract<XmlPart, { kind: 'broken' | 'forbidden' }>, number: number): FeedItem {
  const { line, reference } = part
  if (part.kind === 'forbidden')
    return {
      kind: 'problem',
      place: { line },
      reference,
      message: 'It has a character that XML forbids, which was left out. Send the file again without it.',
    }
  const place = { element: `element ${number} <${part.name}>`, line }
  return { kind: 'problem', place, reference, message: `It can’t be read: ${part.reason}.` }
}
