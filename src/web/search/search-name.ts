import { listed } from '#contract/listed'
import { MAX_SEARCH_NAME_LENGTH } from '#contract/saved-search'
import * as t from '#messages/filters'
import type { SearchQuery } from './search-in-url.ts'
import { filtersOf, type Names } from './shown-filters.ts'

export function nameOfSearch(search: SearchQuery, names: Names): string {
  const name = listed(filtersOf(search, names).map(({ text }) => text))
  if (name.length <= MAX_SEARCH_NAME_LENGTH) return name || t.allHomes()
  return `${name.slice(0, MAX_SEARCH_NAME_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
