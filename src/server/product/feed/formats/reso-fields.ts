/** A resource of RESO's Data Dictionary, whose values are not known yet. */
export type ResoFields = Record<string, unknown>

/** Returns a value as text; an empty one for what is no text or number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')
