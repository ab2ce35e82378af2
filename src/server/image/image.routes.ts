import type { FastifyInstance } from 'fastify'
import { imageApi } from '#contract/image'
import { notYet } from '../http/not-yet.ts'
import { type Gate, serve } from '../http/serve.ts'

export function imageRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, imageApi.upload, notYet)
}
