import type { FastifyInstance } from 'fastify'
import { marketApi } from '#contract/market'
import { marketNames } from '#contract/market-state'
import * as t from '#messages/refusals'
import { reauthorize } from '../../platform/access/caller.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../refusal.ts'
import type { Clock } from '../offer/lapse.ts'
import { checkMayUpdate } from '../property/property.rules.ts'
import { lockedProperty } from '../property/property.store.ts'
import { setMarket } from './set-market.ts'

export function marketRoutes(app: FastifyInstance, gate: Gate, clock: Clock): void {
  serve(app, gate, marketApi.set, async ({ caller, params: { id }, body: { market }, request }) =>
    gate.db.transaction(async (tx) => {
      await reauthorize(tx, marketApi.set.access, caller)
      checkMayUpdate(caller, await lockedProperty(tx, id))
      const outcome = await setMarket(tx, { id, market, actor: { caller, request } }, clock)
      if (outcome === 'acceptedOffer')
        throw new Refusal('conflict', () => t.acceptedOfferWaits({ market: marketNames[market]() }))
      return { modifiedCount: outcome === 'set' ? 1 : 0 }
    }),
  )
}
