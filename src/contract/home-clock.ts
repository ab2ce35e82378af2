import * as z from 'zod/mini'
import type { UtcOffsets } from './utc-offsets.ts'

export const MAX_TIME_ZONE_LENGTH = 64

/** The clock at a home: its IANA time zone, and the UTC offsets according to the server's time zone data. */
export const HomeClock = z.object({
  timeZone: z.string(),
  utcOffsets: z.array(z.object({ minutes: z.number(), until: z.optional(z.string()) })),
})
export type HomeClock = { timeZone: string; utcOffsets: UtcOffsets }
