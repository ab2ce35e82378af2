import { bboxIn } from '#contract/map/map'
import type { PropertySort } from '#contract/property'
import { plainPrice } from './typed-price.ts'

/** The fields above the list, as typed. */
export type SearchFields = { q: string; minPrice: string; maxPrice: string; sort: PropertySort; bbox: string }
/** The same, as sent: without what is empty. */
export type SearchSent = { q?: string; minPrice?: string; maxPrice?: string; sort?: PropertySort; bbox?: string }
export type SearchErrors = Partial<Record<'minPrice' | 'maxPrice', string>>

const NO_AMOUNT = 'must be an amount, such as 250,000 or 500k'

const sorts: readonly string[] = ['newest', 'priceAsc', 'priceDesc'] satisfies PropertySort[]
const isSort = (text: string): text is PropertySort => sorts.includes(text)

export function searchInUrl(params: URLSearchParams): SearchFields {
  const sort = params.get('sort') ?? ''
  return {
    q: params.get('q') ?? '',
    minPrice: params.get('minPrice') ?? '',
    maxPrice: params.get('maxPrice') ?? '',
    sort: isSort(sort) ? sort : 'newest',
    bbox: params.get('bbox') ?? '',
  }
}

/** The address with one field changed; what is empty or as usual leaves it. */
export function changedUrl(params: URLSearchParams, field: keyof SearchFields, value: string): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (value.trim() === '' || (field === 'sort' && value === 'newest')) changed.delete(field)
  else changed.set(field, value)
  return changed
}

/** What to ask the server, and what is wrong with the prices; a wrong price is not sent. */
export function checkedSearch(fields: SearchFields): { search: SearchSent; errors: SearchErrors } {
  const min = plainPrice(fields.minPrice, undefined)
  const max = plainPrice(fields.maxPrice, undefined)
  const errors: SearchErrors = {}
  if (min === undefined) errors.minPrice = `Min price ${NO_AMOUNT}`
  if (max === undefined) errors.maxPrice = `Max price ${NO_AMOUNT}`
  if (min && max && Number(max) < Number(min)) errors.maxPrice = 'Max price is below Min price'
  const search: SearchSent = {}
  const text = fields.q.trim().slice(0, 200)
  if (text) search.q = text
  if (min && !errors.minPrice) search.minPrice = min
  if (max && !errors.maxPrice) search.maxPrice = max
  if (fields.sort !== 'newest') search.sort = fields.sort
  if (bboxIn(fields.bbox)) search.bbox = fields.bbox
  return { search, errors }
}
