import type { FastifyInstance } from 'fastify'
import { validate as isUuid } from 'uuid'
import type { Paged } from '#contract/list'
import { type Review, reviewApi } from '#contract/review'
import { type Caller, reauthorize } from '../access/caller.ts'
import { record } from '../audit/audit.store.ts'
import { type Gate, serve } from '../http/serve.ts'
import { maySee } from '../property/property.rules.ts'
import { lockedProperty } from '../property/property.store.ts'
import { clientAddress } from '../rate-limit/client-address.ts'
import { costlyReads } from '../rate-limit/costly-reads.ts'
import { countTry, type RateLimit } from '../rate-limit/rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { shownReview } from './review.rules.ts'
import { addReview, allReviews, deleteReview, reviewsOf } from './review.store.ts'

const reviewLimit: RateLimit = { what: 'reviews of a person', most: 60, seconds: 60 }

export function reviewRoutes(app: FastifyInstance, gate: Gate): void {
  const { db } = gate
  const inTurn = costlyReads()

  serve(app, gate, reviewApi.list, async ({ caller, query, request }) => {
    const read = async () => shownPage(caller, await allReviews(db, query))
    return query.limit === undefined ? inTurn(clientAddress(request), read) : read()
  })

  serve(app, gate, reviewApi.ofReviewer, async ({ caller, params, query }) => {
    if (caller.role !== 'admin' && caller.email !== params.email)
      throw new Refusal('forbidden', 'You may only list your own reviews.')
    return shownPage(caller, await reviewsOf(db, params.email, query))
  })

  serve(app, gate, reviewApi.write, async ({ caller, body }) => {
    await countTry(db, reviewLimit, caller.id)
    return db.transaction(async (tx) => {
      await reauthorize(tx, reviewApi.write.access, caller)
      const { propertyId: namedId } = body
      const property = namedId !== undefined && isUuid(namedId) ? await lockedProperty(tx, namedId) : undefined
      const propertyId = property && maySee(caller, property) ? property._id : undefined
      return { insertedId: await addReview(tx, caller, { ...body, propertyId }) }
    })
  })

  serve(app, gate, reviewApi.remove, async ({ caller, params: { id }, request }) =>
    db.transaction(async (tx) => {
      const before = await deleteReview(tx, id, caller.role === 'admin' ? undefined : caller.email)
      if (!before) throw new Refusal('notFound', 'This review doesn’t exist or was removed.')
      await record(tx, { actor: { caller, request }, action: 'delete', kind: 'review', id, before })
      return { deletedCount: 1 }
    }),
  )
}

const shownPage = (caller: Caller | undefined, { rows, ...page }: Paged<Review>): Paged<Review> => ({
  ...page,
  rows: rows.map((review) => shownReview(caller, review)),
})
