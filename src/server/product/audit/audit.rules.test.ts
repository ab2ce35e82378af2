import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit'
import { describeEntry } from './audit.rules.ts'

const entry = { _id: 'e1', actorEmail: 'ada@people.example', subjectId: 'p1' } as AuditEntry
const nothing = { names: new Map<string, string>(), subjects: new Map(), formerTitles: new Map<string, string>() }
const titleOf = (before: unknown, after: unknown) =>
  describeEntry({ ...entry, before, after } as AuditEntry, nothing).subjectTitle

test('an entry shows the current name of its actor and the current title of its subject', () => {
  const names = new Map([['ada@people.example', 'Ada']])
  const subject = { subjectTitle: 'Sea House', propertyId: 'p1', userEmail: undefined }
  const subjects = new Map([['p1', subject]])
  const shown = describeEntry({ ...entry, before: { title: 'Old House' } } as AuditEntry, {
    ...nothing,
    names,
    subjects,
  })
  expect(shown).toMatchObject({ _id: 'e1', actorName: 'Ada', subjectTitle: 'Sea House', propertyId: 'p1' })
})

test('an entry of a deleted user, or of the app, has no name', () => {
  expect(describeEntry(entry, nothing).actorName).toBeUndefined()
  const names = new Map<string, string>([['', 'Nobody']]).set(undefined as unknown as string, 'Nobody')
  expect(describeEntry({ ...entry, actorEmail: undefined } as AuditEntry, { ...nothing, names }).actorName).toBe(
    undefined,
  )
})

test.each([
  ['its title', { title: 'Sea House', name: 'Ada' }, undefined, 'Sea House'],
  ['the name of a person', { name: 'Ada', email: 'ada@people.example' }, undefined, 'Ada'],
  ['the home of an offer', { propertyTitle: 'Sea House', email: 'ada@people.example' }, undefined, 'Sea House'],
  ['the e-mail of a person without a name', { name: '', email: 'ada@people.example' }, undefined, 'ada@people.example'],
  ['what it was before, not after', { title: 'Sea House' }, { title: 'Hill House' }, 'Sea House'],
  ['what it became, where it was nothing before', null, { title: 'Hill House' }, 'Hill House'],
  ['the later of two titles of an edit', undefined, { title: ['Sea House', 'Hill House'] }, 'Hill House'],
  ['a title that an edit left alone', undefined, { title: ['Sea House'] }, 'Sea House'],
  ['the file of an import, without its folders', undefined, { file: '/home/ada/homes.csv' }, 'homes.csv'],
  ['the file of an import on Windows', undefined, { file: 'C:\\ada\\homes.csv' }, 'homes.csv'],
  ['nothing, where it names nothing', { amount: 1 }, { status: 'Bought' }, undefined],
  ['nothing, where its fields are no texts', { title: 1 }, { title: [2], file: 3 }, undefined],
  ['nothing, where it keeps a text alone', 'title', 'file', undefined],
])('an entry about a deleted subject shows %s', (_what, before, after, shown) => {
  expect(titleOf(before, after)).toBe(shown)
})
