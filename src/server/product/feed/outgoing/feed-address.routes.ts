import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { FeedListing } from 'feed-formats'
import type { Currency } from '#contract/currency'
import { feedAddressApi, OUTGOING_FORMATS, type OutgoingFormat, whyNoFile } from '#contract/feed-address'
import { callerOf } from '../../../platform/access/caller.ts'
import { isNotModified, sendNotModified } from '../../../platform/http/preconditions.ts'
import { type Gate, serve } from '../../../platform/http/serve.ts'
import { clientAddress } from '../../../platform/rate-limit/client-address.ts'
import { countTry, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { originOf } from '../../../platform/web-page/origin.ts'
import { Refusal } from '../../../refusal.ts'
import { agentAt, removeSecret, secretOf, setSecret } from './feed-address.store.ts'
import { homesForSale, versionOf } from './outgoing-homes.store.ts'
import { outgoingListing } from './outgoing-listing.ts'

/**
 * The limit is per agent instead of per client address, because a portal fetches the files of all its agencies from one
 * address.
 */
const limit: RateLimit = { what: 'files of an agent for portals', most: 60, seconds: 600 }
const missLimit: RateLimit = { what: 'wrong secrets of files for portals', most: 60, seconds: 600 }

type Dependencies = { settings: { currency: Currency; publicUrl: string | undefined }; now: () => Date }

const pathOf = (secret: string) => `/feedFiles/${secret}`
const isFormat = (text: string): text is OutgoingFormat => OUTGOING_FORMATS.some((format) => format === text)

export function feedAddressRoutes(app: FastifyInstance, gate: Gate, { settings, now }: Dependencies): void {
  const { db, reads } = gate
  serve(app, gate, feedAddressApi.read, async ({ caller }) => {
    const secret = await secretOf(db, caller.id)
    return secret === undefined ? {} : { path: pathOf(secret) }
  })
  serve(app, gate, feedAddressApi.make, async ({ caller }) => {
    const secret = randomBytes(24).toString('base64url')
    await setSecret(db, caller.id, secret)
    return { path: pathOf(secret) }
  })
  serve(app, gate, feedAddressApi.remove, async ({ caller }) => ({ deletedCount: await removeSecret(db, caller.id) }))

  const { path } = feedAddressApi.files
  app.get<{ Params: { secret: string; format: string } }>(path, async (request, reply) => {
    await callerOf(request, gate) // checks a token if there is one, as every call does
    const { secret, format } = request.params
    const agent = isFormat(format) ? await agentAt(db, secret) : undefined
    if (!agent || !isFormat(format)) {
      await countTry(db, missLimit, clientAddress(request))
      throw new Refusal('notFound', 'There is nothing at this address.')
    }
    await countTry(db, limit, agent.id)
    const refused = () => whyNoFile(format, settings.currency)
    if (refused()) throw new Refusal('conflict', () => refused() ?? '')
    const origin = originOf(request, settings.publicUrl)
    const etag = `"${format}-${await versionOf(db, agent.email)}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (isNotModified(request.headers, etag)) return sendNotModified(request, reply)
    const { feedFormats, writeFeed } = await import('feed-formats') // not needed by the start (D-222)
    const { writeOptions } = await import('../reading/feed-options.ts')
    const { contentType, extension } = feedFormats[format]
    const { currency } = settings
    const pieces = writeFeed(format, listings(), writeOptions({ agent, currency, origin, at: now() }))
    return reply
      .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="homes.${extension}"` })
      .send(Readable.from(pieces))

    async function* listings(): AsyncGenerator<FeedListing> {
      for await (const home of homesForSale(reads, agent?.email ?? ''))
        yield outgoingListing(home, { origin, currency })
    }
  })
}
