import type { PropertyFilters } from './property-search.ts'

const UNIT_FIELDS = ['area', 'maxArea', 'plot', 'maxPlot', 'minPerArea', 'maxPerArea'] as const

/** Returns equal keys for searches that differ only in order, case, spacing or number format. */
export function searchKey(query: { [Field in keyof PropertyFilters]?: string | string[] | undefined }): string {
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
  const amounts = Object.entries(numbers).filter(([, value]) => value)
  return JSON.stringify([
    inOrder([q].flat().join(' ').split(/\s+/).filter(Boolean)),
    inOrder([type].flat()),
    inOrder([feature].flat()),
    [bbox].flat().join().split(',').map(Number),
    UNIT_FIELDS.some((field) => numbers[field]) ? areaUnit : 'ft2',
    [tenure, notFeature, notAgent].map((texts) => inOrder([texts].flat())),
    [energy, since, notUnderOffer, lowered, within, near].map(String),
    inOrder(amounts.map(([field, value]) => `${field} ${Number(value)}`)),
  ])
}
