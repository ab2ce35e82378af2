import type { XmlPart } from '../source/xml.ts'
import { because } from './because.ts'
import type { FeedItem } from './feed-format.ts'

export function xmlProblem(part: Extract<XmlPart, { kind: 'broken' | 'forbidden' }>, number: number): FeedItem {
  const { line, reference } = part
  if (part.kind === 'forbidden')
    return {
      kind: 'problem',
      place: { line },
      reference,
      ...because('forbiddenCharacter'),
    }
  const place = { element: `<${part.name}>`, number, line }
  return { kind: 'problem', place, reference, ...because('brokenElement', { reason: part.reason }) }
}
