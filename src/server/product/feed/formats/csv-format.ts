import type * as z from 'zod/mini'
import type { NewProperty } from '#contract/property'

/** A row's cells by the names of their columns. */
export type Cells = Record<string, string>

/** A row as a listing that is not checked yet. `sourceId`: its id in the file. */
export type Draft = { sourceId: string; listing: z.input<typeof NewProperty> }

/** The fields of a listing that come from its agent. */
export type Agent = { email: string; name: string; image: string }

/** A kind of CSV that can be imported: its columns, and the listing of a row, or the reason why it has none (in words). */
export type Format = {
  name: string
  required: readonly string[]
  optional: readonly string[]
  draft(cells: Cells, agent: Agent): Draft | string
}
