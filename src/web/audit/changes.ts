import type { AuditEntry } from '#contract/audit'

export type Change = { field: string; before?: string; after?: string }

type ShowCents = (cents: number) => string

export function changesOf(
  { action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  shownCents: ShowCents,
): Change[] {
  const textOf = (value: unknown, field: string) =>
    field === 'amount' && typeof value === 'number' ? shownCents(value) : plainText(value)
  if (action === 'edit') return editsOf(after)
  const was = fieldsOf(before)
  const is = fieldsOf(after)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field: fieldLabel(field), before: textOf(was[field], field), after: textOf(is[field], field) }))
    .filter((change) => change.before !== change.after)
}

const editsOf = (after: unknown): Change[] =>
  Object.entries(fieldsOf(after)).map(([field, value]) => {
    const [was, is]: unknown[] = Array.isArray(value) ? value : [undefined, value]
    return { field: fieldLabel(field), before: plainText(was), after: plainText(is) }
  })

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (typeof value !== 'object') return value === undefined ? {} : { value }
  return { ...value }
}

function fieldLabel(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plainText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}
