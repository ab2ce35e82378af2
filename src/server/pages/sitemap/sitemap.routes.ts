import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { screenPath, screens } from '#contract/screens'
import * as t from '#messages/refusals'
import { accepts } from '../../platform/answer-cache/encoding.ts'
import type { Database } from '../../platform/db/database.ts'
import { addVary, encodesItself } from '../../platform/http/finished-reply.ts'
import { isNotModified, requireMatch, sendNotModified } from '../../platform/http/preconditions.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { originOf } from '../../platform/web-page/origin.ts'
import { Refusal } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { type HourlyFile, hourlyFiles } from './hourly-files.ts'
import { agentsWithHomes, firstOfEach, homesFrom, type ListedHome } from './sitemap.store.ts'

/**
 * The maximum number of addresses in a file: half of the protocol's limit (sitemaps.org/protocol.html), less than 1 MB
 * compressed. With the maximum number of files, this allows 5,000,000 homes.
 */
const MAX_ADDRESSES = 25_000
const MAX_PARTS = 200
const MAX_AGENTS = 10_000
const HOUR_MS = 60 * 60_000

type Dependencies = { db: Database; settings: Pick<Settings, 'publicUrl'>; now: () => Date; addresses?: number }
type Division = { until: Date; parts: Promise<ListedHome[]> }

const decompressed = promisify(gunzip)

export function sitemapRoutes(
  app: FastifyInstance,
  { db, settings, now, addresses = MAX_ADDRESSES }: Dependencies,
): void {
  const inTurn = costlyReads()
  const files = hourlyFiles(now)
  let current: Division | undefined

  const division = (): Division => {
    if (current && current.until > now()) return current
    const made = { until: new Date(now().getTime() + HOUR_MS), parts: firstOfEach(db, addresses, MAX_PARTS) }
    current = made
    made.parts.catch(() => {
      if (current === made) current = undefined // the next request tries again
    })
    return made
  }

  type Entries = (parts: ListedHome[], request: FastifyRequest) => Promise<SitemapEntry[]>
  const sitemap = (path: string, entriesOf: Entries, write = sitemapOf) =>
    app.get(path, encodesItself, async (request, reply) => {
      const { until, parts } = division()
      const site = originOf(request, settings.publicUrl)
      const make = async () => write(await entriesOf(await parts, request), site)
      const key = `${request.url.split('?')[0]} of ${site} until ${until.getTime()}`
      const file = await files(key, until, () => inTurn(clientAddress(request), make))
      return sendFile(request, reply, file)
    })

  sitemap(
    '/sitemap.xml',
    async (parts) => [
      { path: '/sitemap/pages.xml' },
      ...parts.map((_, part) => ({ path: `/sitemap/homes-${part + 1}.xml` })),
    ],
    sitemapIndexOf,
  )
  sitemap('/sitemap/pages.xml', async () => {
    const agents = await agentsWithHomes(db, MAX_AGENTS)
    return [{ path: screens.home }, ...agents.map((id) => ({ path: screenPath(screens.agent, { id }) }))]
  })
  sitemap('/sitemap/homes-:part(^\\d{1,3}$).xml', async (parts, { params }) => {
    const { part } = params as { part: string } // the route declares it
    const first = parts[Number(part) - 1]
    if (!first) throw new Refusal('notFound', t.notFound)
    const homes = await homesFrom(db, first, addresses)
    return homes.map(({ id, changedAt }) => ({ path: screenPath(screens.propertyDetails, { id }), changedAt }))
  })
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(
      [
        'User-agent: *',
        'Allow: /api/auth/get-session', // a rendered page needs it to learn that its visitor is anonymous (P-151)
        ...closed.map((path) => `Disallow: ${path}`),
        `Sitemap: ${originOf(request, settings.publicUrl)}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )
}

/** Paths excluded by robots.txt. Other pages that require a session exclude themselves from indexing. */
const closed = [screens.dashboard, '/api/']

async function sendFile(request: FastifyRequest, reply: FastifyReply, { gzip, etag }: HourlyFile) {
  requireMatch(request.headers, etag)
  reply.headers({
    etag,
    'cache-control': `public, max-age=${HOUR_MS / 1000}`,
    'content-type': 'application/xml; charset=utf-8',
  })
  addVary(reply, 'Accept-Encoding')
  if (isNotModified(request.headers, etag)) return sendNotModified(request, reply)
  if (!accepts(request.headers['accept-encoding'] ?? '', 'gzip')) return reply.send(await decompressed(gzip))
  return reply.header('content-encoding', 'gzip').send(gzip)
}

type SitemapEntry = { path: string; changedAt?: string }

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const sitemapOf = (entries: SitemapEntry[], origin: string): string => document('urlset', 'url', entries, origin)

const sitemapIndexOf = (entries: SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', entries, origin)

function document(root: string, element: string, entries: SitemapEntry[], origin: string): string {
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<${element}><loc>${origin}${path}</loc>${changed}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${items.join('\n')}\n</${root}>\n`
}
