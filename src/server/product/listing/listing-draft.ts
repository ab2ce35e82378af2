import type * as z from 'zod/mini'
import type { NewProperty } from '#contract/property-fields'

export type ListingDraft = { sourceId: string; listing: z.input<typeof NewProperty> }

export type Agent = { email: string; name: string; image: string }

/** The photo of agents without one, because a listing requires a photo. */
export const NO_PHOTO = '/demo/placeholder-agent.webp'
