import type { FastifyInstance } from 'fastify'
import { decisionQueueApi } from '#contract/decision-queue'
import { propertyViewApi } from '#contract/property-view'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { noSuchProperty } from './property.rules.ts'
import { queueAround } from './queue.store.ts'
import { countView, viewedHome } from './view.store.ts'

const viewLimit: RateLimit = { what: 'looks at homes of a person', most: 120, seconds: 60 }

type Dependencies = { secret: string; now: () => Date }

export function propertyViewRoutes(app: FastifyInstance, gate: Gate, { secret, now }: Dependencies): void {
  const { db, reads } = gate
  serve(app, gate, propertyViewApi.count, async ({ caller, params: { id } }) => {
    await countTry(db, viewLimit, caller.id)
    const home = await viewedHome(db, id)
    const isOwn = home?.agentEmail === caller.email
    if (!home || !(home.isPublic || isOwn || caller.role === 'admin')) throw noSuchProperty()
    if (!home.isPublic || isOwn || caller.role === 'admin') return { modifiedCount: 0 }
    const isCounted = await countView(db, secret, { home, signInId: caller.signInId, now: now() })
    return { modifiedCount: isCounted ? 1 : 0 }
  })

  serve(app, gate, decisionQueueApi.around, async ({ params: { id } }) => reads((db) => queueAround(db, id)))
}
