import { useLatestParams } from '../ui/router/use-url-fields.ts'
import { type Relaxed, relaxedFields } from './relaxed-filters.ts'
import {
  changedUrl,
  clearedUrl,
  isTyped,
  type RepeatedField,
  type SearchFields,
  searchInUrl,
  toggledUrl,
} from './search-in-url.ts'

/**
 * The search in the address, so that Back, reload and a shared link show the same. Typed text replaces the history
 * entry; picked filters add one, so that Back removes them.
 */
export function useSearchAddress() {
  const { params, latest, change: changeParams } = useLatestParams()
  const go = (next: (now: URLSearchParams) => URLSearchParams, replace = false) =>
    changeParams(next, { replace, preventScrollReset: true })
  return {
    fields: searchInUrl(params),
    latest: () => searchInUrl(latest()),
    change: (field: keyof SearchFields, value: string | string[]) =>
      go((now) => changedUrl(now, field, value), isTyped[field]),
    toggle: (field: RepeatedField, value: string) => go((now) => toggledUrl(now, field, value)),
    relax: (relaxed: Relaxed) =>
      go((now) => relaxedFields(relaxed).reduce((url, field) => changedUrl(url, field, ''), now)),
    clear: () => go(clearedUrl),
    address: String(params),
    replace: (next: (now: URLSearchParams) => URLSearchParams) => go(next, true),
  }
}
