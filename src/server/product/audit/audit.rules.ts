import type { AuditEntry } from '#contract/audit'

type Subject = Pick<AuditEntry, 'subjectTitle' | 'propertyId' | 'userEmail'>
type Names = { names: Map<string, string>; subjects: Map<string, Subject>; formerTitles: Map<string, string> }

export const describeEntry = (entry: AuditEntry, { names, subjects, formerTitles }: Names): AuditEntry => ({
  ...entry,
  actorName: entry.actorEmail === undefined ? undefined : names.get(entry.actorEmail),
  ...(subjects.get(entry.subjectId) ?? { subjectTitle: titleIn(entry) ?? formerTitles.get(entry.subjectId) }),
})

const TITLE_FIELDS = ['title', 'name', 'propertyTitle', 'email'] as const

function titleIn({ before, after }: AuditEntry): string | undefined {
  const had = TITLE_FIELDS.map((field) => textIn(before, field)).find(Boolean)
  return had ?? textIn(after, 'title') ?? fileName(textIn(after, 'file'))
}

function textIn(state: unknown, field: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined
  const text: unknown = Array.isArray(value) ? value.at(-1) : value
  return typeof text === 'string' ? text : undefined
}

const fileName = (path: string | undefined) => path?.split(/[\\/]/).at(-1)
