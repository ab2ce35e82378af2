import type { FastifyInstance } from 'fastify'
import { localClockApi } from '#contract/local-clock'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { checkTimeZone, clockIn } from './time-zone.ts'
import { zoneAtHome } from './zone-at-home.ts'

export function localClockRoutes(app: FastifyInstance, gate: Gate, { now }: { now: () => Date }): void {
  serve(app, gate, localClockApi.read, async ({ caller, query }) => {
    checkTimeZone(query.timeZone)
    return clockIn(await zoneAtHome(gate.db, { ...query, email: caller.email }), now())
  })
}
