import type { FastifyInstance } from 'fastify'
import { wishlistApi } from '#contract/wishlist'
import { emitEvent } from '../../platform/events/emit-event.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { Refusal } from '../../refusal.ts'
import { withInterest } from '../property/home.store.ts'
import { propertyMeant } from '../property/property-reference.ts'
import { checkMayWish, checkOwnList } from './wishlist.rules.ts'
import { addWish, removeWish, restoreWish, wishesOf, wishOf } from './wishlist.store.ts'

export function wishlistRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, wishlistApi.add, async ({ caller, body }) => {
    const property = await propertyMeant(db, body)
    checkMayWish(await withInterest(db, caller, property), property)
    const insertedId = await db.transaction(async (tx) => {
      const id = await addWish(tx, caller.id, property._id)
      await emitEvent(tx, { topic: 'wishes', to: [caller.id], id })
      return id
    })
    return { insertedId }
  })

  serve(app, gate, wishlistApi.list, async ({ caller, params, query }) => {
    checkOwnList(caller, params.email)
    return reads((db) => wishesOf(db, caller.id, query))
  })

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

const noSuchWish = () => new Refusal('notFound', 'This wishlist item doesn’t exist or was removed.')
