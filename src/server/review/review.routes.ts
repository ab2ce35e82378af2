import type { FastifyInstance } from 'fastify'
import { reviewApi } from '#contract/review'
import { notYet } from '../http/not-yet.ts'
import { type Gate, serve } from '../http/serve.ts'
import { Refusal } from '../refusal.ts'
import { allReviews, reviewsOf } from './review.store.ts'

export function reviewRoutes(app: FastifyInstance, gate: Gate): void {
  const { db } = gate

  serve(app, gate, reviewApi.list, async ({ query }) => allReviews(db, query))

  serve(app, gate, reviewApi.ofReviewer, async ({ caller, params, query }) => {
    if (caller.role !== 'admin' && caller.email !== params.email)
      throw new Refusal('forbidden', 'You may only list your own reviews.')
    return reviewsOf(db, params.email, query)
  })

  serve(app, gate, reviewApi.write, notYet)
  serve(app, gate, reviewApi.remove, notYet)
}
