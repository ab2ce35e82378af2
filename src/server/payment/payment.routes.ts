import type { FastifyInstance } from 'fastify'
import { paymentApi } from '#contract/payment'
import { notYet } from '../http/not-yet.ts'
import { type Gate, serve } from '../http/serve.ts'

export function paymentRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, paymentApi.createIntent, notYet)
}
