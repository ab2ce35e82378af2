import type { FastifyInstance } from 'fastify'
import type { OtherNames } from 'gazetteer'
import { savedSearchApi } from '#contract/saved-search'
import { admit } from '../../platform/access/caller.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { userForUpdate } from '../user/user.store.ts'
import { asAnswered, saveSearch } from './save-search.ts'
import { checkMaySave, noSuchSearch } from './saved-search.rules.ts'
import {
  changeSavedSearch,
  countSavedSearches,
  deleteSavedSearch,
  restoreSavedSearch,
  savedSearchesOf,
  savedSearchOf,
} from './saved-search.store.ts'

/** `openNames`: opens the names of towns in other languages. */
type Dependencies = { openNames: () => Promise<OtherNames> }

export function savedSearchRoutes(app: FastifyInstance, gate: Gate, { openNames }: Dependencies): void {
  const { db, reads } = gate
  const inTurn = costlyReads()

  serve(app, gate, savedSearchApi.list, async ({ caller, query }) =>
    reads((db) => savedSearchesOf(db, caller.id, query)),
  )

  serve(app, gate, savedSearchApi.one, async ({ caller, params }) => {
    const search = await savedSearchOf(db, caller.id, params.id)
    if (!search) throw noSuchSearch()
    return search
  })

  serve(app, gate, savedSearchApi.save, async ({ caller, body, request }) => {
    const { name, query: sent = {}, frequency = 'instant' } = body
    const otherNames = await openNames()
    const query = await inTurn(clientAddress(request), () =>
      reads((db) => asAnswered(db, { caller, query: sent }, otherNames)),
    )
    return { insertedId: await saveSearch(db, { caller, name, query, frequency }) }
  })

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
