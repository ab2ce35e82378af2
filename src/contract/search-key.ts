import type { PropertyFilters } from './property-search.ts'

/** Returns equal keys for searches that differ only in order, case, spacing or number format. */
export function searchKey(query: { [Field in keyof PropertyFilters]?: string | string[] | undefined }): string {
  const inOrder = (texts: string[]) => [...new Set(texts.map((text) => text.toLowerCase()))].sort()
  const { q = '', type = [], feature = [], bbox = '', areaUnit = 'ft2', ...numbers } = query
  const amounts = Object.entries(numbers).filter(([, value]) => value)
  return JSON.stringify([
    inOrder([q].flat().join(' ').split(/\s+/).filter(Boolean)),
    inOrder([type].flat()),
    inOrder([feature].flat()),
    [bbox].flat().join().split(',').map(Number),
    numbers.area ? areaUnit : 'ft2',
    inOrder(amounts.map(([field, value]) => `${field} ${Number(value)}`)),
  ])
}
