import type { AuditEntry } from '#contract/audit'

type Subject = Pick<AuditEntry, 'subjectTitle' | 'propertyId' | 'userEmail'>
/** The current names of people, by e-mail, and of subjects, by id; deleted ones are missing. `formerTitles` are those of deleted homes. */
type Names = { names: Map<string, string>; subjects: Map<string, Subject>; formerTitles: Map<string, string> }

/**
 * An entry with the name of who did it and the title of what it was done to: as they are now, or else as the entry has them, or as the
 * home was called when it was deleted.
 */
export const describeEntry = (entry: AuditEntry, { names, subjects, formerTitles }: Names): AuditEntry => ({
  ...entry,
  actorName: entry.actorEmail === undefined ? undefined : names.get(entry.actorEmail),
  ...(subjects.get(entry.subjectId) ?? { subjectTitle: titleIn(entry) ?? formerTitles.get(entry.subjectId) }),
})

/** The fields by which an entry names its subject, the most telling first. */
const TITLE_FIELDS = ['title', 'name', 'propertyTitle', 'email'] as const

function titleIn({ before, after }: AuditEntry): string | undefined {
  const had = TITLE_FIELDS.map((field) => textIn(before, field)).find(Boolean)
  return had ?? textIn(after, 'title') ?? fileName(textIn(after, 'file'))
}

/** A field's text; of an edit, which is kept as [before, after], the latter. */
function textIn(state: unknown, field: string): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, field) : undefined
  const text: unknown = Array.isArray(value) ? value.at(-1) : value
  return typeof text === 'string' ? text : undefined
}

/** The last part of a path, on whichever system it was written. */
const fileName = (path: string | undefined) => path?.split(/[\\/]/).at(-1)
