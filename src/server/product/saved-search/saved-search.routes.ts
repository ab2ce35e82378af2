import type { FastifyInstance } from 'fastify'
import { savedSearchApi } from '#contract/saved-search'
import { admit } from '../../platform/access/caller.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { userForUpdate } from '../user/user.store.ts'
import { checkMaySave, noSuchSearch } from './saved-search.rules.ts'
import {
  addSavedSearch,
  changeSavedSearch,
  countSavedSearches,
  deleteSavedSearch,
  restoreSavedSearch,
  sameSearch,
  savedSearchesOf,
  savedSearchOf,
} from './saved-search.store.ts'

export function savedSearchRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate

  serve(app, gate, savedSearchApi.list, async ({ caller, query }) =>
    reads((db) => savedSearchesOf(db, caller.id, query)),
  )

  serve(app, gate, savedSearchApi.one, async ({ caller, params }) => {
    const search = await savedSearchOf(db, caller.id, params.id)
    if (!search) throw noSuchSearch()
    return search
  })

  serve(app, gate, savedSearchApi.save, async ({ caller, body: { name, query = {}, frequency = 'instant' } }) =>
    db.transaction(async (tx) => {
      admit(savedSearchApi.save.access, await userForUpdate(tx, caller.id)) // simultaneous saves are counted one after the other
      const same = await sameSearch(tx, caller.id, query)
      if (same) return { insertedId: same }
      checkMaySave(await countSavedSearches(tx, caller.id))
      return { insertedId: await addSavedSearch(tx, { userId: caller.id, name, query, frequency }) }
    }),
  )

  serve(app, gate, savedSearchApi.change, async ({ caller, params, body }) => {
    if (!(await changeSavedSearch(db, caller.id, { id: params.id, ...body }))) throw noSuchSearch()
    return { modifiedCount: 1 }
  })

  serve(app, gate, savedSearchApi.remove, async ({ caller, params }) => {
    if (!(await deleteSavedSearch(db, caller.id, params.id))) throw noSuchSearch()
    return { deletedCount: 1 }
  })

  serve(app, gate, savedSearchApi.restore, async ({ caller, params }) =>
    db.transaction(async (tx) => {
      admit(savedSearchApi.restore.access, await userForUpdate(tx, caller.id))
      const modifiedCount = await restoreSavedSearch(tx, caller.id, params.id)
      if (modifiedCount === undefined) throw noSuchSearch()
      if (modifiedCount > 0) checkMaySave((await countSavedSearches(tx, caller.id)) - 1)
      return { modifiedCount }
    }),
  )
}
