import type { PropertyFilters } from '#contract/property-search'
import { type Frequency, savedSearchApi } from '#contract/saved-search'
import { admit } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { whoHides } from '../search/conditions/who-hides.search.ts'
import type { OtherNames } from '../search/places/place-lookup.search.ts'
import { searchPublicProperties } from '../search/property.search.ts'
import { userForUpdate } from '../user/user.store.ts'
import { checkMaySave } from './saved-search.rules.ts'
import { addSavedSearch, countSavedSearches, sameSearch } from './saved-search.store.ts'

type NewSearch = { caller: { id: string }; name: string; query: PropertyFilters; frequency: Frequency }

/** Saves a search, unless the person has saved the same before, and returns its id. */
export const saveSearch = (db: Database, { caller, name, query, frequency }: NewSearch): Promise<string> =>
  db.transaction(async (tx) => {
    admit(savedSearchApi.save.access, await userForUpdate(tx, caller.id)) // simultaneous saves are counted one after the other
    const same = await sameSearch(tx, caller.id, query)
    if (same) return same
    checkMaySave(await countSavedSearches(tx, caller.id))
    return addSavedSearch(tx, { userId: caller.id, name, query, frequency })
  })

/** Returns a search with the words for which it is answered today: a misspelt place, or its name in another language (P-363). */
export async function asAnswered(
  db: Database,
  { caller, query }: Pick<NewSearch, 'caller' | 'query'>,
  otherNames: OtherNames,
): Promise<PropertyFilters> {
  if (!query.q) return query
  const search = { ...query, limit: 1, hiddenBy: await whoHides(db, caller) }
  const { searchedFor } = await searchPublicProperties(db, search, 'signedIn', otherNames)
  return searchedFor === undefined ? query : { ...query, q: searchedFor }
}
