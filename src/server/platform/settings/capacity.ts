import type * as z from 'zod/mini'
import { wholeNumber } from './values.ts'

export const capacityEnvironment = {
  MAX_EVENT_STREAMS: wholeNumber(5_000, 0, 100_000),
  MAX_CONNECTIONS: wholeNumber(20_000, 0, 1_000_000),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(2_000, 0, 60_000),
}

/** What one process takes at a time. */
export type CapacitySettings = {
  /** How many streams of events it holds open. */
  maxEventStreams: number
  /** How many connections it holds open; 0 is no limit but the system's. */
  maxConnections: number
  /** How late its event loop may be, on average, before requests are refused; 0 refuses none. */
  maxEventLoopDelayMs: number
}

export const capacitySettings = (env: z.infer<z.ZodMiniObject<typeof capacityEnvironment>>): CapacitySettings => ({
  maxEventStreams: env.MAX_EVENT_STREAMS,
  maxConnections: env.MAX_CONNECTIONS,
  maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
})
