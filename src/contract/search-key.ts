import type { FILTER_RANGES } from './filter-ranges.ts'
import type { PropertyFilters } from './property-search.ts'

type Value = string | string[] | undefined
type NumberField = (typeof FILTER_RANGES)[keyof typeof FILTER_RANGES][number] | 'pictures'

const UNIT_FIELDS = ['area', 'maxArea', 'plot', 'maxPlot', 'minPerArea', 'maxPerArea'] as const

/** Returns equal keys for searches that differ only in order, case, spacing or number format. */
export function searchKey(query: { [Field in keyof PropertyFilters]?: Value }): string {
  const inOrder = (texts: string[]) => [...new Set(texts.map((text) => text.toLowerCase()))].sort()
  const { q = '', type = [], feature = [], bbox = '', areaUnit = 'ft2', ...others } = query
  const {
    tenure = [],
    notFeature = [],
    notAgent = [],
    energy = '',
    since = '',
    within = '',
    near = '',
    notUnderOffer,
    lowered,
    ...numbers
  } = others
  return JSON.stringify([
    inOrder([q].flat().join(' ').split(/\s+/).filter(Boolean)),
    inOrder([type].flat()),
    inOrder([feature].flat()),
    [bbox].flat().join().split(',').map(Number),
    UNIT_FIELDS.some((field) => numbers[field]) ? areaUnit : 'ft2',
    [tenure, notFeature, notAgent].map((texts) => inOrder([texts].flat())),
    [energy, since, notUnderOffer, lowered, within, near].map(String),
    inOrder(amountsOf(numbers)),
  ])
}

/** Takes numbers alone: a new filter that is none has to be named in `searchKey`, as here it would be NaN. */
const amountsOf = (numbers: { [Field in keyof PropertyFilters]?: Field extends NumberField ? Value : undefined }) =>
  Object.entries(numbers).flatMap(([field, value]) => (value ? `${field} ${Number(value)}` : []))
