import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import * as t from '#messages/refusals'
import { Busy } from '../../refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isNeverShed?: boolean
  }
}

const SAMPLE_MS = 500
const RESOLUTION_MS = 20

/**
 * Refuses requests with 503 while the event loop's average delay exceeds `maxDelayMs` (0: never), so that requests in
 * progress finish. Otherwise, all would wait until their clients give up (D-331).
 */
export function shedOverload(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const { isOverloaded, addSample } = overloadGauge(maxDelayMs)
  const look = () => {
    const wasOverloaded = isOverloaded()
    const delayMs = Math.round(delays.mean / 1e6) - RESOLUTION_MS // NaN without samples, which is not late
    delays.reset()
    addSample(delayMs)
    if (isOverloaded() && !wasOverloaded) app.log.warn({ delayMs }, 'overloaded: requests are refused')
    if (wasOverloaded && !isOverloaded()) app.log.warn({ delayMs }, 'no longer overloaded: requests are served')
  }
  const timer = setInterval(look, SAMPLE_MS).unref()
  delays.enable()
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isOverloaded() && !routeOptions.config?.isNeverShed) throw new Busy(t.busy)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}

/**
 * The number of consecutive late samples that count as overload. A pause of the machine or one long task causes a
 * single one, for which `@fastify/under-pressure` would refuse requests.
 */
const MIN_LATE_SAMPLES = 2

export function overloadGauge(maxDelayMs: number) {
  let lateSamples = 0
  return {
    addSample: (delayMs: number): void => {
      lateSamples = delayMs > maxDelayMs ? lateSamples + 1 : 0
    },
    isOverloaded: (): boolean => lateSamples >= MIN_LATE_SAMPLES,
  }
}
