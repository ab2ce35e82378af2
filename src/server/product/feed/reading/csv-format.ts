import type * as z from 'zod/mini'
import type { NewProperty } from '#contract/property'

export type Cells = Record<string, string>

export type Draft = { sourceId: string; listing: z.input<typeof NewProperty> }

export type Agent = { email: string; name: string; image: string }

export type Format = {
  name: string
  required: readonly string[]
  optional: readonly string[]
  draft(cells: Cells, agent: Agent): Draft | string
}
