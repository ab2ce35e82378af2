import type { Paged } from '#contract/list'

/** Says where the next page is, how many rows there are in all (P-50), and what was searched for where that is not what was sent (P-82). */
export function pageHeaders(url: string, { total, searchedFor, next }: Paged<unknown>): Record<string, string> {
  return {
    'x-total-count': String(total),
    ...(searchedFor !== undefined && { 'x-searched-for': encodeURIComponent(searchedFor) }),
    ...(next !== undefined && { link: `<${nextPage(url, next)}>; rel="next"` }),
  }
}

function nextPage(url: string, cursor: string): string {
  const next = new URL(url, 'http://here') // only its path and query are used
  next.searchParams.set('cursor', cursor)
  return `${next.pathname}${next.search}`
}
