import type { FastifyInstance } from 'fastify'
import { estimateApi } from '#contract/estimate'
import type { Database } from '../../platform/db/database.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { visibleProperty } from '../property/visible-property.ts'
import type { EstimatedHome } from './listing-facts.ts'

export function estimateRoutes(app: FastifyInstance, gate: Gate): void {
  const inTurn = costlyReads()
  const answerFor = async (db: Database, home: EstimatedHome) => {
    const { estimateOf } = await import('./estimate.ts') // loads a matrix library that the start does not need
    const estimate = await estimateOf(db, home)
    return estimate ? { estimate } : {}
  }
  serve(app, gate, estimateApi.ofHome, async ({ caller, params: { id }, request }) => {
    const home = await visibleProperty(gate.db, caller, id)
    return inTurn(clientAddress(request), () => gate.reads((db) => answerFor(db, home)))
  })
  serve(app, gate, estimateApi.ofListing, async ({ query, request }) =>
    inTurn(clientAddress(request), () => gate.reads((db) => answerFor(db, query))),
  )
}
