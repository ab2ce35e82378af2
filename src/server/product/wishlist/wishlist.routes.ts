import type { FastifyInstance } from 'fastify'
import { wishlistApi } from '#contract/wishlist'
import * as t from '#messages/refusals'
import type { Queryable } from '../../platform/db/database.ts'
import { allOf } from '../../platform/db/one-connection.ts'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { serveChange, serveOwn } from '../../platform/http/serve-own.ts'
import { Refusal } from '../../refusal.ts'
import { withInterest } from '../property/home.store.ts'
import { propertyMeant } from '../property/property-reference.ts'
import { partnerOf } from '../sharing/sharing.store.ts'
import { checkMayWish, checkOwnList } from './wishlist.rules.ts'
import { addWish, removeWish, restoreWish, wishesOf, wishOf } from './wishlist.store.ts'

export function wishlistRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serveChange(app, gate, wishlistApi.add, {
    read: (tx, { body, userId }) => allOf([propertyMeant(tx, body), partnerOf(tx, userId)]),
    make: async (tx, { caller }, [property, partner]) => {
      checkMayWish(await withInterest(tx, caller, property), property)
      return { id: await addWish(tx, caller.id, property._id), partner }
    },
    last: (tx, { caller }, { id, partner }) => [
      emitEvent(tx, { topic: 'wishes', to: [caller.id, ...(partner ? [partner.id] : [])], id }),
    ],
    answer: ({ id }) => ({ insertedId: id }),
  })

  serveOwn(
    app,
    gate,
    wishlistApi.list,
    (one, { userId, query }) => reads((from) => wishesOf(from === db ? one : from, userId, query)),
    ({ caller, params }, wishes) => {
      checkOwnList(caller, params.email)
      return wishes
    },
  )

  serve(app, gate, wishlistApi.one, async ({ caller, params }) => {
    checkOwnList(caller, params.email)
    const wish = await wishOf(db, caller.id, params.id)
    if (!wish) throw noSuchWish()
    return wish
  })

  serve(app, gate, wishlistApi.remove, async ({ caller, params: { id } }) =>
    db.transaction(async (tx) => {
      if (!(await removeWish(tx, caller.id, id))) throw noSuchWish()
      await announceWish(tx, caller.id, id)
      return { deletedCount: 1 }
    }),
  )

  serve(app, gate, wishlistApi.restore, async ({ caller, params: { id } }) =>
    db.transaction(async (tx) => {
      const modifiedCount = await restoreWish(tx, caller.id, id)
      if (modifiedCount === undefined) throw noSuchWish()
      if (modifiedCount > 0) await announceWish(tx, caller.id, id)
      return { modifiedCount }
    }),
  )
}

async function announceWish(tx: Queryable, userId: string, id: string): Promise<void> {
  const partner = await partnerOf(tx, userId)
  await emitEvent(tx, { topic: 'wishes', to: [userId, ...(partner ? [partner.id] : [])], id })
}

const noSuchWish = () => new Refusal('notFound', t.noSuchWish)
