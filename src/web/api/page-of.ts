import type { Paged, Total } from '#contract/list'

/** These rows of a list, with what the headers of the answer say of them. */
export function pageOf<Row>(rows: Row[], headers: Pick<Headers, 'get'>): Paged<Row> {
  const next = nextCursor(headers.get('link'))
  const searchedFor = headers.get('x-searched-for')
  const page = { rows, next, total: totalOf(headers.get('x-total-count'), rows.length) }
  return searchedFor === null ? page : { ...page, searchedFor: decodeURIComponent(searchedFor) }
}

function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1]
  return address === undefined ? undefined : (new URL(address, 'http://here').searchParams.get('cursor') ?? undefined)
}

function totalOf(total: string | null, rows: number): Total {
  if (total?.endsWith('+')) return `${Number.parseInt(total, 10)}+`
  return total === null ? rows : Number(total)
}
