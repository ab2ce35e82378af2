import type { FastifyInstance } from 'fastify'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property/picks'
import { reauthorize } from '../access/caller.ts'
import { record } from '../audit/audit.store.ts'
import type { Queryable } from '../db/database.ts'
import { type Gate, serve } from '../http/serve.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import type { Placing } from '../place/placing.ts'
import { clientAddress } from '../rate-limit/client-address.ts'
import { costlyReads } from '../rate-limit/costly-reads.ts'
import { propertyClusters } from './cluster.search.ts'
import { changesOf } from './edit.rules.ts'
import { facetsOf } from './facets.search.ts'
import { formerPricesOf } from './price-change.store.ts'
import {
  alreadyDecided,
  checkMayDelete,
  checkMayList,
  checkMayUpdate,
  maySee,
  noSuchProperty,
  notUpdatable,
  shownTo,
} from './property.rules.ts'
import { isCostly, searchPublicProperties } from './property.search.ts'
import {
  addProperty,
  decideProperty,
  deleteProperty,
  listProperties,
  lockedProperty,
  propertyById,
  updateProperty,
} from './property.store.ts'
import { homeRejected, homeVerified } from './property-mails.ts'
import { propertiesByIds, similarProperties } from './property-picks.search.ts'
import { ratingOfProperty } from './rating.store.ts'
import { suggestionsFor } from './suggestions.search.ts'

/** Rejects the open offers on properties that go away. Returns how many there were. */
type CloseOffers = (tx: Queryable, propertyIds: string[]) => Promise<number>
/** `closeOffersOn` is the offers' part: they know properties, and properties don't know them. */
type Parts = { closeOffersOn: CloseOffers; placing: Placing }

export function propertyRoutes(app: FastifyInstance, gate: Gate, parts: Parts): void {
  readRoutes(app, gate)
  agentRoutes(app, gate, parts)
  serve(app, gate, propertyApi.decide, async ({ params: { id }, body, ...actor }) =>
    gate.db.transaction(async (tx) => {
      const property = await lockedProperty(tx, id)
      if (!property) throw noSuchProperty()
      if (!(await decideProperty(tx, id, body))) throw alreadyDecided()
      const isVerified = body.status === 'verified'
      const action = isVerified ? 'verify' : 'reject'
      await record(tx, { actor, action, kind: 'property', id, before: { status: 'pending' }, after: body })
      const mail = isVerified ? homeVerified(property) : homeRejected(property, body.reason)
      if (!property.withdrawn) await enqueueMail(tx, mail) // a fraud's home is shown to nobody, whatever is decided
      return { modifiedCount: 1 }
    }),
  )
}

function readRoutes(app: FastifyInstance, gate: Gate): void {
  const { db } = gate
  const inTurn = costlyReads()
  serve(app, gate, propertyApi.list, async ({ caller, query }) => {
    checkMayList(caller, query.email)
    return listProperties(db, query)
  })
  serve(app, gate, propertyApi.verified, async ({ query, request }) => {
    const search = () => searchPublicProperties(db, query)
    return isCostly(query) ? inTurn(clientAddress(request), search) : search()
  })
  serve(app, gate, propertyApi.clusters, async ({ query, request }) => {
    const clusters = await inTurn(clientAddress(request), () => propertyClusters(db, query))
    return { clusters }
  })
  serve(app, gate, propertyApi.facets, async ({ query, request }) =>
    inTurn(clientAddress(request), () => facetsOf(db, query)),
  )
  serve(app, gate, propertyApi.suggestions, async ({ query, request }) =>
    inTurn(clientAddress(request), () => suggestionsFor(db, query.q)),
  )
  serve(app, gate, propertyApi.one, async ({ caller, params }) => {
    const property = await propertyById(db, params.id)
    if (!property || !maySee(caller, property)) throw noSuchProperty()
    const [priceHistory, rating] = await Promise.all([formerPricesOf(db, params.id), ratingOfProperty(db, params.id)])
    return { ...shownTo(caller, property), priceHistory, rating }
  })
  serve(app, gate, propertyPicksApi.similar, async ({ caller, params }) => {
    const property = await propertyById(db, params.id)
    if (!property || !maySee(caller, property)) throw noSuchProperty()
    return { homes: await similarProperties(db, property) }
  })
  serve(app, gate, propertyPicksApi.byIds, async ({ query: { ids } }) => ({ homes: await propertiesByIds(db, ids) }))
}

function agentRoutes(app: FastifyInstance, gate: Gate, { closeOffersOn, placing }: Parts): void {
  const { db } = gate
  serve(app, gate, propertyApi.create, async ({ caller, body }) => {
    const point = await placing.pointOf(body)
    const insertedId = await db.transaction(async (tx) => {
      await reauthorize(tx, propertyApi.create.access, caller)
      return addProperty(tx, caller, { ...body, ...point })
    })
    placing.onSaved(point)
    return { insertedId }
  })

  serve(app, gate, propertyApi.update, async ({ caller, params: { id }, body, request }) => {
    let point: Awaited<ReturnType<Placing['pointOf']>>
    const modifiedCount = await db.transaction(async (tx) => {
      const property = await lockedProperty(tx, id)
      checkMayUpdate(caller, property)
      const changed = changesOf(property, body)
      if (Object.keys(changed).length === 0) return 0
      const edit = property.status === 'verified' ? { at: new Date().toISOString(), changed } : undefined
      point = await placing.pointOf(body, property)
      const actor = { edit, agentId: caller.id }
      if (!(await updateProperty(tx, property, { ...body, ...point }, actor))) throw notUpdatable(property)
      if (edit) await record(tx, { actor: { caller, request }, action: 'edit', kind: 'property', id, after: changed })
      return 1
    })
    placing.onSaved(point)
    return { modifiedCount }
  })

  serve(app, gate, propertyApi.remove, async ({ caller, params: { id }, request }) =>
    db.transaction(async (tx) => {
      const property = await lockedProperty(tx, id)
      checkMayDelete(caller, property)
      const closedOffers = await closeOffersOn(tx, [id])
      await deleteProperty(tx, id)
      const before = {
        title: property.title,
        email: property.email,
        status: property.status ?? 'pending',
        closedOffers,
      }
      await record(tx, { actor: { caller, request }, action: 'delete', kind: 'property', id, before })
      return { deletedCount: 1 }
    }),
  )
}
