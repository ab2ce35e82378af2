import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { clientAddress } from '../rate-limit/client-address.ts'
import { costlyReads } from '../rate-limit/costly-reads.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings/settings.ts'
import { originOf } from '../web-page/origin.ts'
import { agentsWithHomes, firstOfEach, homesFrom, type ListedHome } from './sitemap.store.ts'
import { type SitemapEntry, sitemapIndexOf, sitemapOf } from './sitemap-xml.ts'

/** What the protocol allows in one file (sitemaps.org/protocol.html); and so 5,000,000 homes in all. */
const MAX_ADDRESSES = 50_000
const MAX_PARTS = 100
const MAX_AGENTS = 10_000
/** How long the homes stay divided as they are: later ones are in the last part, so no address is lost meanwhile. */
const DIVIDED_FOR_MS = 60 * 60_000

type Parts = { db: Database; settings: Pick<Settings, 'publicUrl'>; now: () => Date; addresses?: number }

/** /sitemap.xml and /robots.txt: what search engines may find, which is what everybody may see (D-214). */
export function sitemapRoutes(app: FastifyInstance, { db, settings, now, addresses = MAX_ADDRESSES }: Parts): void {
  const inTurn = costlyReads()
  const origin = originOf(settings)
  let divided: { at: number; parts: Promise<ListedHome[]> } | undefined

  const parts = (): Promise<ListedHome[]> => {
    const at = now().getTime()
    if (!divided || at - divided.at > DIVIDED_FOR_MS) {
      const made = { at, parts: firstOfEach(db, addresses, MAX_PARTS) }
      divided = made
      made.parts.catch(() => {
        if (divided === made) divided = undefined // the next request asks again
      })
    }
    return divided.parts
  }

  const sitemap = (path: string, entriesFor: (request: FastifyRequest) => Promise<SitemapEntry[]>, write = sitemapOf) =>
    app.get(path, async (request, reply) => {
      const entries = await inTurn(clientAddress(request), () => entriesFor(request))
      return asXml(reply).send(write(entries, origin(request)))
    })

  sitemap(
    '/sitemap.xml',
    async () => {
      const homes = (await parts()).map((_, part) => ({ path: `/sitemap/homes-${part + 1}.xml` }))
      return [{ path: '/sitemap/pages.xml' }, ...homes]
    },
    sitemapIndexOf,
  )
  sitemap('/sitemap/pages.xml', async () => {
    const agents = await agentsWithHomes(db, MAX_AGENTS)
    return [{ path: '/' }, ...agents.map((id) => ({ path: `/agent/${id}` }))]
  })
  sitemap('/sitemap/homes-:part(^\\d{1,3}$).xml', async ({ params }) => {
    const { part } = params as { part: string } // the address has it
    const first = (await parts())[Number(part) - 1]
    if (!first) throw new Refusal('notFound', 'There is nothing under this address.')
    const homes = await homesFrom(db, first, addresses)
    return homes.map(({ id, verifiedAt }) => ({ path: `/propertyDetails/${id}`, changedAt: verifiedAt }))
  })
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${origin(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
}

/** What has nothing to find. Pages that need a sign-in say so themselves. */
const closed = ['/dashboard', '/api/']

const asXml = (reply: FastifyReply) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
