import type { FastifyInstance } from 'fastify'
import { offerApi } from '#contract/offer'
import { notYet } from '../http/not-yet.ts'
import { type Gate, serve } from '../http/serve.ts'

export function offerRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, offerApi.make, notYet)
  serve(app, gate, offerApi.ofBuyer, notYet)
  serve(app, gate, offerApi.one, notYet)
  serve(app, gate, offerApi.ofAgent, notYet)
  serve(app, gate, offerApi.move, notYet)
}
