import * as z from 'zod/mini'

/** How many are answered. */
export const MAX_FORMER_PRICES = 10

/** What a property asked publicly before, as typed, and until when. */
export const FormerPrice = z.object({ price: z.string(), until: z.string() })
export type FormerPrice = z.infer<typeof FormerPrice>
