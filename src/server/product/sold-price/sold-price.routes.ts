import type { FastifyInstance } from 'fastify'
import { soldPriceApi } from '#contract/sold-price'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { visibleProperty } from '../property/visible-property.ts'
import { soldNear } from './near-sales.ts'

export function soldPriceRoutes(app: FastifyInstance, gate: Gate): void {
  const inTurn = costlyReads()
  serve(app, gate, soldPriceApi.near, async ({ caller, params: { id }, request }) => {
    const home = await visibleProperty(gate.db, caller, id)
    return inTurn(clientAddress(request), () => gate.reads((db) => soldNear(db, home)))
  })
}
