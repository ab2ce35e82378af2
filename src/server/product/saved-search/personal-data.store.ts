import { eq } from 'drizzle-orm'
import { ownRows, type PersonalData } from '../../platform/noun/personal-data.store.ts'
import { savedSearches } from '../tables/saved-search.ts'

const savedSearch = {
  id: savedSearches.id,
  name: savedSearches.name,
  query: savedSearches.query,
  frequency: savedSearches.frequency,
  createdAt: savedSearches.createdAt,
}

export const personalDataOfSavedSearches: PersonalData = {
  exported: { savedSearches: ownRows(savedSearches, savedSearch, ({ id }) => eq(savedSearches.userId, id)) },
  forget: undefined,
}
