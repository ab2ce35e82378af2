import type { FastifyInstance } from 'fastify'
import { wishlistApi } from '#contract/wishlist'
import * as t from '#messages/refusals'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { serveChange, serveOwn } from '../../platform/http/serve-own.ts'
import { Refusal } from '../../refusal.ts'
import { withInterest } from '../property/home.store.ts'
import { propertyMeant } from '../property/property-reference.ts'
import { checkMayWish, checkOwnList } from './wishlist.rules.ts'
import { addWish, removeWish, restoreWish, wishesOf, wishOf } from './wishlist.store.ts'

export function wishlistRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serveChange(app, gate, wishlistApi.add, {
    read: (tx, { body }) => propertyMeant(tx, body),
    make: async (tx, { caller }, property) => {
      checkMayWish(await withInterest(tx, caller, property), property)
      return addWish(tx, caller.id, property._id)
    },
    last: (tx, { caller }, id) => [emitEvent(tx, { topic: 'wishes', to: [caller.id], id })],
    answer: (insertedId) => ({ insertedId }),
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
      await emitEvent(tx, { topic: 'wishes', to: [caller.id], id })
      return { deletedCount: 1 }
    }),
  )

  serve(app, gate, wishlistApi.restore, async ({ caller, params: { id } }) =>
    db.transaction(async (tx) => {
      const modifiedCount = await restoreWish(tx, caller.id, id)
      if (modifiedCount === undefined) throw noSuchWish()
      if (modifiedCount > 0) await emitEvent(tx, { topic: 'wishes', to: [caller.id], id })
      return { modifiedCount }
    }),
  )
}

const noSuchWish = () => new Refusal('notFound', t.noSuchWish)
