import type { FastifyInstance } from 'fastify'
import { wishlistApi } from '#contract/wishlist'
import { notYet } from '../http/not-yet.ts'
import { type Gate, serve } from '../http/serve.ts'

export function wishlistRoutes(app: FastifyInstance, gate: Gate): void {
  serve(app, gate, wishlistApi.add, notYet)
  serve(app, gate, wishlistApi.list, notYet)
  serve(app, gate, wishlistApi.one, notYet)
  serve(app, gate, wishlistApi.remove, notYet)
}
