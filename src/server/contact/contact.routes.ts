import type { FastifyInstance } from 'fastify'
import { contactApi } from '#contract/contact'
import { notYet } from '../http/not-yet.ts'
import { type Gate, serve } from '../http/serve.ts'

export function contactRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, contactApi.send, notYet)
}
