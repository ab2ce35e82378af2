import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Busy } from '../../refusal.ts'
import { overloadGauge } from './overload-gauge.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is served in an overload, too. */
    isNeverShed?: boolean
  }
}

const SAMPLE_MS = 500
const RESOLUTION_MS = 20

/**
 * Refuses requests at once with 503 while the event loop is later than `maxDelayMs` on average, so that those in hand get done: without
 * it they would all wait longer and longer, until nobody waits for them any more (D-331). 0: never.
 */
export function shedOverload(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const { isOverloaded, addSample } = overloadGauge(maxDelayMs)
  const look = () => {
    const wasOverloaded = isOverloaded()
    const delayMs = Math.round(delays.mean / 1e6) - RESOLUTION_MS // no sample at all is NaN, and not late
    delays.reset()
    addSample(delayMs)
    if (isOverloaded() && !wasOverloaded) app.log.warn({ delayMs }, 'overloaded: requests are refused')
    if (wasOverloaded && !isOverloaded()) app.log.warn({ delayMs }, 'no longer overloaded: requests are served')
  }
  const timer = setInterval(look, SAMPLE_MS).unref()
  delays.enable()
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isOverloaded() && !routeOptions.config?.isNeverShed)
      throw new Busy('The server is busy. Please try again in a moment.')
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}
