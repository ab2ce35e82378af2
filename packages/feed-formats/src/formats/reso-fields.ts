export type ResoFields = Record<string, unknown>

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')
