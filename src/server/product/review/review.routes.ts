import type { FastifyInstance } from 'fastify'
import { validate as isUuid } from 'uuid'
import type { Receives } from '#contract/endpoint'
import type { Paged } from '#contract/list'
import { type Review, reviewApi } from '#contract/review'
import * as t from '#messages/refusals'
import { type Caller, reauthorize } from '../../platform/access/caller.ts'
import { type AuditEvent, record } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve, serveKept } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { Refusal } from '../../refusal.ts'
import { agentById } from '../agent/agent.store.ts'
import { addressById } from '../place/address.store.ts'
import { lockedHome, withInterest } from '../property/home.store.ts'
import { maySee } from '../property/property.rules.ts'
import type { PublicTag } from '../tables/public-tags.ts'
import { alreadyRated, checkMayRate } from './review.rules.ts'
import { addReview, allReviews, deleteReview, hasBought, reviewsOf } from './review.store.ts'
import { shownReview } from './shown-review.ts'

const reviewLimit: RateLimit = { what: 'reviews of a person', most: 60, seconds: 60 }

/**
 * Returns the cache tags of a list of reviews. The tag of a home is included because deleting the home clears its id in
 * its reviews, and the notification of that change no longer names the home. An agent's list has the tag of all homes,
 * because an admin counts as an agent only with a public home (`agentById`).
 */
const madeOf = ({ query: { propertyId, agentId } }: Receives<typeof reviewApi.list>): PublicTag[] => [
  ...(propertyId === undefined ? (['review'] as const) : ([`review:${propertyId}`, `property:${propertyId}`] as const)),
  ...(agentId === undefined ? [] : (['property'] as const)),
  'app_user',
]

export function reviewRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate
  const inTurn = costlyReads()

  serveKept(app, gate, reviewApi.list, madeOf, async ({ caller, query, request }) => {
    const { propertyId, agentId, q } = query
    const agentEmail = agentId === undefined ? undefined : (await agentById(db, agentId))?.email
    if (agentId !== undefined && agentEmail === undefined) return { rows: [], total: 0 }
    const filter = { propertyId, agentEmail, q }
    const read = async () => shownPage(caller, await reads((db) => allReviews(db, query, filter)))
    return query.limit === undefined || q?.trim() ? inTurn(clientAddress(request), read) : read()
  })

  serve(app, gate, reviewApi.ofReviewer, async ({ caller, params, query }) => {
    if (caller.role !== 'admin' && caller.email !== params.email) throw new Refusal('forbidden', t.ownReviewsOnly)
    return shownPage(caller, await reviewsOf(db, params.email, query))
  })

  serve(app, gate, reviewApi.write, async ({ caller, body }) => {
    await countTry(db, reviewLimit, caller.id)
    return db.transaction(async (tx) => {
      await reauthorize(tx, reviewApi.write.access, caller)
      const home = await homeOf(tx, caller, body.propertyId)
      checkMayRate({ rating: body.rating, hasHome: home !== undefined })
      const insertedId = await addReview(tx, caller, { ...reviewIn(body), ...home?.shown, home: home?.linked })
      if (!insertedId) throw alreadyRated()
      await announceReview(tx, { id: insertedId, email: caller.email })
      return { insertedId }
    })
  })

  serve(app, gate, reviewApi.remove, async ({ caller, params: { id }, request }) =>
    db.transaction(async (tx) => {
      const before = await deleteReview(tx, id, caller.role === 'admin' ? undefined : caller.email)
      if (!before) throw new Refusal('notFound', t.noSuchReview)
      const audit = { actor: { caller, request }, action: 'delete', before }
      await announceReview(tx, { id, email: before.reviewerEmail }, audit)
      return { deletedCount: 1 }
    }),
  )
}

async function announceReview(
  tx: Queryable,
  { id, email }: { id: string; email: string },
  audit?: Omit<AuditEvent, 'kind' | 'id'>,
): Promise<void> {
  if (audit) await record(tx, { ...audit, kind: 'review', id })
  await emitEvent(tx, { topic: 'reviews', id, admins: true, emails: [email] })
}

async function homeOf(tx: Queryable, caller: Caller, id: string | undefined) {
  const property = id !== undefined && isUuid(id) ? await lockedHome(tx, id) : undefined
  if (!property || !maySee(await withInterest(tx, caller, property), property)) return undefined
  const { _id: propertyId, email: agentEmail } = property
  const address = await addressById(tx, propertyId)
  const linked = { propertyId, agentEmail, boughtHere: await hasBought(tx, caller.email, propertyId) }
  return { linked, shown: address?.shown ? { propertyTitle: property.title } : {} } // the reviewer may have seen the whole title
}

const reviewIn = ({
  propertyTitle,
  agentName,
  reviewTime,
  reviewDescription,
  rating,
}: Receives<typeof reviewApi.write>['body']) => ({ propertyTitle, agentName, reviewTime, reviewDescription, rating })

const shownPage = (caller: Caller | undefined, { rows, ...page }: Paged<Review>): Paged<Review> => ({
  ...page,
  rows: rows.map((review) => shownReview(caller, review)),
})
