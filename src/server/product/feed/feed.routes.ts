import type { FastifyInstance } from 'fastify'
import { validate as isUuid } from 'uuid'
import { type FeedChange, type FeedSourceKind, feedApi } from '#contract/feed'
import { admit } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { userForUpdate } from '../user/user.store.ts'
import { enqueueRun } from './enqueue-feed-jobs.ts'
import {
  checkMayAdd,
  checkMayChange,
  checkMayRead,
  checkPasswordStays,
  checkSource,
  nextRunOf,
  noSuchFeed,
  noSuchRun,
  nothingHeld,
  nothingUploaded,
  runningAlready,
} from './feed.rules.ts'
import {
  addFeed,
  changeFeed,
  countFeeds,
  deleteFeed,
  feedById,
  keptFeedById,
  listFeeds,
  listKeptFields,
  lockedFeed,
  ownerOf,
  type StoredFeed,
} from './feed.store.ts'
import { announceFeed } from './feed-events.ts'
import { sealed } from './feed-password.ts'
import { addRun, heldRemovals, listRuns, runDetails } from './feed-run.store.ts'
import { shownFeed, shownRun, shownRunDetails } from './shown-run.ts'

const runLimit: RateLimit = { what: 'runs of feeds by a person', most: 30, seconds: 600 }

type Dependencies = {
  secret: string
  now: () => Date
  settings: { feedsFolder: string | undefined; feedsOrigins: string[] }
}

export function feedRoutes(app: FastifyInstance, gate: Gate, { secret, now, settings }: Dependencies): void {
  const { db, reads } = gate
  const terms = { origins: settings.feedsOrigins, hasFolder: settings.feedsFolder !== undefined }
  const password = async (text: string | undefined) => (text ? sealed(secret, text) : null)

  serve(app, gate, feedApi.list, async ({ caller, query, request: { language } }) => {
    const page = await reads((replica) => listFeeds(replica, caller.role === 'admin' ? undefined : caller.id, query))
    return { ...page, rows: page.rows.map((feed) => shownFeed(feed, language)) }
  })

  serve(app, gate, feedApi.one, async ({ caller, params: { id }, request: { language } }) => {
    checkMayRead(caller, await feedById(db, id))
    const feed = await keptFeedById(db, id)
    if (!feed) throw noSuchFeed()
    return shownFeed(feed, language)
  })

  serve(app, gate, feedApi.add, async ({ caller, body, request }) => {
    checkSource(body, terms)
    const stored = { ...body, password: await password(body.password) }
    return db.transaction(async (tx) => {
      admit(feedApi.add.access, await userForUpdate(tx, caller.id)) // the lock serializes concurrent additions
      checkMayAdd(caller, body, await countFeeds(tx, caller.id))
      const id = await addFeed(tx, caller.id, { ...stored, nextRunAt: nextRunOf(body.schedule, now(), Math.random()) })
      const { name, format, source, isWholeStock, schedule } = body
      const after = { name, format, source, isWholeStock, schedule }
      await announceFeed(tx, { id, agentEmail: caller.email }, { actor: { caller, request }, action: 'add', after })
      return { insertedId: id }
    })
  })

  serve(app, gate, feedApi.change, async ({ caller, params: { id }, body, request }) => {
    const sent = { ...body, ...(body.password !== undefined && { password: await password(body.password) }) }
    return db.transaction(async (tx) => {
      const feed = await lockedFeed(tx, id)
      checkMayRead(caller, feed)
      checkMayChange(caller, feed, body)
      if (isOfPlace(body)) checkSource(placeAfter(feed, body), terms)
      checkPasswordStays(feed, body)
      await changeFeed(tx, id, { ...sent, ...consequences(feed, body, now()) })
      const { password: _, username: __, address: ___, ...after } = body
      await announce(tx, feed, { actor: { caller, request }, action: 'edit', after })
      return { modifiedCount: 1 }
    })
  })

  serve(app, gate, feedApi.remove, async ({ caller, params: { id }, request }) =>
    db.transaction(async (tx) => {
      const feed = await lockedFeed(tx, id)
      checkMayRead(caller, feed)
      await deleteFeed(tx, id)
      await announce(tx, feed, { actor: { caller, request }, action: 'delete', before: { name: feed.name } })
      return { deletedCount: 1 }
    }),
  )

  serve(app, gate, feedApi.run, async ({ caller, params: { id }, body: { isTrial = false, confirms }, request }) => {
    await countTry(db, runLimit, caller.id)
    return db.transaction(async (tx) => {
      const feed = await lockedFeed(tx, id)
      checkMayRead(caller, feed)
      if (feed.source === 'upload' && !feed.uploadId) throw nothingUploaded()
      const mayRemove = confirms === undefined ? 0 : await heldRemovals(tx, id, confirms)
      if (confirms !== undefined && mayRemove === 0) throw nothingHeld()
      const runId = await addRun(tx, { feedId: id, isTrial, mayRemove })
      if (!runId) throw runningAlready()
      await enqueueRun(tx, { feedId: id, runId })
      const action = isTrial ? 'test' : confirms ? 'run with confirmed removals' : 'run'
      await announce(tx, feed, { actor: { caller, request }, action, after: { name: feed.name } })
      return { insertedId: runId }
    })
  })

  serve(app, gate, feedApi.runs, async ({ caller, params: { id }, query, request: { language } }) => {
    checkMayRead(caller, await feedById(db, id))
    const page = await listRuns(db, id, query)
    return { ...page, rows: page.rows.map((run) => shownRun(run, language)) }
  })

  serve(app, gate, feedApi.details, async ({ caller, params: { id, run }, request: { language } }) => {
    checkMayRead(caller, await feedById(db, id))
    const details = isUuid(run) ? await runDetails(db, id, run) : undefined
    if (!details) throw noSuchRun()
    return shownRunDetails(details, language)
  })

  serve(app, gate, feedApi.kept, async ({ caller, params: { id }, query }) => {
    checkMayRead(caller, await feedById(db, id))
    return listKeptFields(db, id, query)
  })
}

/**
 * Returns true if a change concerns the feed's source or schedule, which are then validated. Other changes are allowed
 * with a broken source, so that such a feed can be paused.
 */
const isOfPlace = ({ address, username, password, schedule }: FeedChange): boolean =>
  [address, username, password, schedule].some((value) => value !== undefined)

const placeAfter = (feed: StoredFeed & { source: FeedSourceKind }, change: FeedChange) => ({
  source: feed.source,
  address: change.address ?? feed.address ?? undefined,
  username: change.username ?? feed.username ?? undefined,
  password: change.password ?? feed.password ?? undefined,
  schedule: change.schedule ?? feed.schedule,
})

function consequences(feed: StoredFeed, change: FeedChange, now: Date) {
  const isOtherFile = change.address !== undefined || change.format !== undefined || change.isWholeStock !== undefined
  const { schedule, isPaused } = { ...feed, ...change }
  const isOtherTime = change.schedule !== undefined || change.isPaused !== undefined
  return {
    ...(isOtherFile && { etag: null, lastModified: null }),
    ...(isOtherTime && { nextRunAt: isPaused ? null : nextRunOf(schedule, now, Math.random()), failures: 0 }),
  }
}

type Recorded = Parameters<typeof announceFeed>[2]

async function announce(tx: Queryable, feed: StoredFeed, audit: Recorded): Promise<void> {
  const owner = await ownerOf(tx, feed)
  await announceFeed(tx, { id: feed.id, agentEmail: owner?.email ?? '' }, audit)
}
