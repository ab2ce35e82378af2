import * as z from 'zod/mini'

/** The limit of former prices in an answer. */
export const MAX_FORMER_PRICES = 10

/** A former public price of a property, as typed, and until when it was asked. */
export const FormerPrice = z.object({ price: z.string(), until: z.string() })
export type FormerPrice = z.infer<typeof FormerPrice>
