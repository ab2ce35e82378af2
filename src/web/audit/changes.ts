import type { AuditEntry } from '#contract/audit'
import { recordedValue } from '../property/recorded-values.ts'
import { recordedField } from '../property/recorded-words.ts'

export type Change = { name: string; field: string; before?: string; after?: string }

type ShowCents = (cents: number) => string

export function changesOf(
  { action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  shownCents: ShowCents,
): Change[] {
  const textOf = (value: unknown, field: string) =>
    field === 'amount' && typeof value === 'number' ? shownCents(value) : shownValue(field, value)
  if (action === 'edit' || action === 'edit by feed') return editsOf(after)
  const was = fieldsOf(before)
  const is = fieldsOf(after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({
      name,
      field: recordedField(name),
      before: textOf(was[name], name),
      after: textOf(is[name], name),
    }))
    .filter((change) => change.before !== change.after)
}

const shownValue = (name: string, value: unknown) => recordedValue(name, value, recordedField)

const editsOf = (after: unknown): Change[] =>
  Object.entries(fieldsOf(after)).map(([name, value]) => {
    const [was, is]: unknown[] = Array.isArray(value) ? value : [undefined, value]
    return { name, field: recordedField(name), before: shownValue(name, was), after: shownValue(name, is) }
  })

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object') return value === undefined ? {} : { value }
  return { ...value }
}
