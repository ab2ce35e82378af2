import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { sentenceOf } from './audit-words.ts'

const textOf = (entry: Partial<AuditEntry>) => sentenceOf(entry as AuditEntry).join('')

test.each([
  [{ subjectKind: 'property', action: 'verify' }, '{actor} verified {subject}'],
  [{ subjectKind: 'offer', action: 'reject' }, '{actor} rejected an offer on {subject}'],
  [{ subjectKind: 'user', action: 'set role', after: { role: 'agent' } }, '{actor} made {subject} an agent'],
  [{ subjectKind: 'user', action: 'set role', after: { role: 'fraud' } }, '{actor} marked {subject} as fraud'],
  [{ subjectKind: 'user', action: 'set role', after: null }, '{actor} changed the role of {subject}'],
  [{ subjectKind: 'user', action: 'delete own account' }, '{subject} deleted their own account'],
  [{ subjectKind: 'import', action: 'paint' }, '{actor}: paint, {subject}'],
] as const)('%j reads: %s', (entry, words) => {
  expect(textOf(entry)).toBe(words)
})
