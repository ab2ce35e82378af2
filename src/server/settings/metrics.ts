import * as z from 'zod/mini'
import { wholeNumber } from './values.ts'

export const metricsEnvironment = {
  METRICS_PORT: wholeNumber(0, 0, 65535),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
}

/** Where Prometheus finds the metrics; unset: nothing is measured. */
export type MetricsSettings = { port: number; host: string } | undefined

export const metricsSettings = (env: z.infer<z.ZodMiniObject<typeof metricsEnvironment>>): MetricsSettings =>
  env.METRICS_PORT === 0 ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST }
