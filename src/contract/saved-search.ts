import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Deleted, Inserted, Modified } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { Page, pageQuery } from './list.ts'
import { filterFields, limitsInOrder, type PropertyFilters, PropertySort } from './property-search.ts'
import { requiredLine } from './text.ts'

export const MAX_SAVED_SEARCHES = 50
export const MAX_SEARCH_NAME_LENGTH = 80
export const MAX_NEW_HOMES = 99

/** The frequencies with which a user is notified of new matches. `none`: never; the page still shows their number. */
export const FREQUENCIES = ['instant', 'daily', 'none'] as const
export const Frequency = z.enum(FREQUENCIES, 'Frequency is instant, daily or none')
export type Frequency = z.infer<typeof Frequency>

type SentQuery = { [Field in keyof z.input<typeof AllFields>]?: z.input<typeof AllFields>[Field] | number | true }

const AllFields = z.strictObject({ ...filterFields, ...pageQuery, sort: z.optional(PropertySort) }).check(limitsInOrder)
const inText = (sent: SentQuery): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(
        Object.entries(sent).map(([field, value]) => [
          field,
          typeof value === 'number' || value === true ? String(value) : value,
        ]),
      )
    : sent

/** The filters of the public search; its sort order and page are accepted but not saved. */
const SearchToSave = z.pipe(
  z.pipe(z.transform(inText), AllFields),
  z.transform(({ limit: _limit, cursor: _cursor, sort: _sort, ...filters }) => withoutEmpty(filters)),
)

const FIELDS_IN_UNIT = ['area', 'maxArea', 'plot', 'maxPlot', 'minPerArea', 'maxPerArea'] as const

function withoutEmpty({ areaUnit, ...filters }: PropertyFilters): PropertyFilters {
  const given = Object.entries(filters).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && !(typeof value === 'string' && !value.trim()),
  )
  const hasUnit = FIELDS_IN_UNIT.some((field) => filters[field] !== undefined)
  return { ...Object.fromEntries(given), ...(hasUnit && areaUnit && { areaUnit }) }
}

export const SavedQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
export type SavedQuery = z.infer<typeof SavedQuery>

/**
 * A saved search. `newHomes`: the matches for sale since the search was last opened, up to 99. `createdAt`: ISO 8601 in
 * UTC. `seenAt`: when it was last opened, or else saved.
 */
export const SavedSearch = z.object({
  _id: z.string(),
  name: z.string(),
  query: SavedQuery,
  frequency: Frequency,
  createdAt: z.string(),
  seenAt: z.string(),
  newHomes: z.number(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

const Name = requiredLine(f.name, MAX_SEARCH_NAME_LENGTH)

export const savedSearchApi = {
  list: endpoint({
    method: 'GET',
    path: '/savedSearches',
    access: 'signedIn',
    summary: 'The caller’s saved searches, newest first',
    query: Page,
    answer: z.array(SavedSearch),
    paged: true,
  }),
  one: endpoint({
    method: 'GET',
    path: '/savedSearches/:id',
    access: 'signedIn',
    summary: 'One of the caller’s saved searches',
    answer: SavedSearch,
  }),
  save: endpoint({
    method: 'POST',
    path: '/savedSearches',
    access: 'signedIn',
    summary:
      'Saves a search: `query` has the filters of `GET /allProperty/status`, and defaults to none; `frequency` defaults to instant; words that are answered for others, such as a misspelt place, are saved as those; saving the same filters again returns the same id and changes nothing',
    body: z.object({ name: Name, query: z.optional(SearchToSave), frequency: z.optional(Frequency) }),
    answer: Inserted,
    success: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/savedSearches/:id',
    access: 'signedIn',
    summary: 'Changes name or frequency; `isSeen` marks its new homes as seen, and that it was opened',
    body: z.object({
      name: z.optional(Name),
      frequency: z.optional(Frequency),
      isSeen: z.optional(z.literal(true, 'isSeen must be true')),
    }),
    answer: Modified,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/savedSearches/:id',
    access: 'signedIn',
    summary: 'Deletes one of the caller’s saved searches',
    answer: Deleted,
  }),
  restore: endpoint({
    method: 'PUT',
    path: '/savedSearches/:id',
    access: 'signedIn',
    summary: 'Undoes a deletion of the last day: the same saved search is there again; idempotent',
    answer: Modified,
  }),
}
