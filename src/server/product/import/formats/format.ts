import type * as z from 'zod/mini'
import type { Currency } from '#contract/currency'
import type { NewProperty } from '#contract/property'

/** A row's cells by the names of their columns. */
export type Cells = Record<string, string>

/** A row as a listing that is not checked yet. `sourceId`: what the file calls it. */
export type Draft = { sourceId: string; listing: z.input<typeof NewProperty> }

/** What a listing takes from its agent. */
export type Agent = { email: string; name: string; image: string }

/** A kind of CSV that can be imported: which columns it has, and what its rows become, or why a row can't (in words). */
export type Format = {
  name: string
  required: readonly string[]
  optional: readonly string[]
  /** Whether columns that are not named here are passed over. */
  open: boolean
  /** What its prices are in; without it, in whatever the site's are. */
  currency?: Currency
  /** The last lines of the command's output, which warn the operator of surprises in such files. */
  note?: readonly string[]
  draft(cells: Cells, agent: Agent): Draft | string
}
