import type { Agent, ListingDraft } from '../../listing/listing-draft.ts'

export type Cells = Record<string, string>

export type Format = {
  name: string
  required: readonly string[]
  optional: readonly string[]
  draft(cells: Cells, agent: Agent): ListingDraft | string
}
