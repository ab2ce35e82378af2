import type { FastifyInstance } from 'fastify'
import { hiddenHomeApi } from '#contract/hidden-home'
import { admit } from '../../platform/access/caller.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { hideLimit } from '../limits/limits.ts'
import { homeById, withInterest } from '../property/home.store.ts'
import { userForUpdate } from '../user/user.store.ts'
import { checkMayHide, notHidden } from './hidden-home.rules.ts'
import { addHidden, countHidden, hiddenHomesOf, isHidden, removeHidden } from './hidden-home.store.ts'

export function hiddenHomeRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, hiddenHomeApi.list, async ({ caller, query }) => reads((db) => hiddenHomesOf(db, caller.id, query)))

  serve(app, gate, hiddenHomeApi.one, async ({ caller, params: { id } }) => ({
    isHidden: await isHidden(db, caller.id, id),
  }))

  serve(app, gate, hiddenHomeApi.hide, async ({ caller, params: { id } }) => {
    await countTry(db, hideLimit, caller.id)
    return db.transaction(async (tx) => {
      admit(hiddenHomeApi.hide.access, await userForUpdate(tx, caller.id)) // simultaneous ones are counted one after the other
      if (await isHidden(tx, caller.id, id)) return { modifiedCount: 0 }
      const home = await homeById(tx, id)
      checkMayHide(await withInterest(tx, caller, home), home, await countHidden(tx, caller.id))
      await addHidden(tx, caller.id, id)
      return { modifiedCount: 1 }
    })
  })

  serve(app, gate, hiddenHomeApi.show, async ({ caller, params: { id } }) => {
    if (!(await removeHidden(db, caller.id, id))) throw notHidden()
    return { deletedCount: 1 }
  })
}
