/** An address of this site, from its first slash on, and when it last changed. */
export type SitemapEntry = { path: string; changedAt?: string }

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A list of addresses (sitemaps.org/protocol.html). `origin`: of this site. */
export const sitemapOf = (entries: SitemapEntry[], origin: string): string => document('urlset', 'url', entries, origin)

/** A list of such lists. */
export const sitemapIndexOf = (entries: SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', entries, origin)

function document(root: string, element: string, entries: SitemapEntry[], origin: string): string {
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<${element}><loc>${origin}${path}</loc>${changed}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${items.join('\n')}\n</${root}>\n`
}
