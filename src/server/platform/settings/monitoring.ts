import * as z from 'zod/mini'
import { pageAddress, wholeNumber } from './values.ts'

export const monitoringEnvironment = {
  METRICS_PORT: wholeNumber(0, 0, 65535),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(pageAddress),
}

export type MonitoringSettings = {
  /** Where Prometheus finds the metrics; unset: nothing is measured. */
  metrics: { port: number; host: string } | undefined
  /** The collector that traces are sent to; unset: there are none. */
  tracesTo: string | undefined
}

export const monitoringSettings = (
  env: z.infer<z.ZodMiniObject<typeof monitoringEnvironment>>,
): MonitoringSettings => ({
  metrics: env.METRICS_PORT === 0 ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
})
