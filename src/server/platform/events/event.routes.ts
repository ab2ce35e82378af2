import type { FastifyInstance, FastifyReply } from 'fastify'
import { eventApi } from '#contract/event'
import * as t from '#messages/refusals'
import { Busy, TooMany } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { admit, type Caller, callerOf, signInEnded } from '../access/caller.ts'
import type { Announcements } from '../db/announcements.ts'
import { STOPPING } from '../http/connection/orderly-close.ts'
import type { Gate } from '../http/serve.ts'
import type { Watch } from '../http/watch.ts'
import { eventBatchSince, openAmong } from './event.store.ts'
import { eventStream } from './event-stream.ts'
import { type LiveStreams, liveStreams } from './live-streams.ts'
import { isKnown, positionIn } from './resume-position.ts'

/** The limit of open streams per session: a browser has one, and briefly a second while another tab takes over. */
const MAX_OF_SIGN_IN = 2
const MAX_OF_PERSON = 20
const RETRY_SECONDS = 60

type Dependencies = { changes: Announcements; settings: Pick<Settings, 'maxEventStreams'>; watch?: Watch }

export function eventRoutes(app: FastifyInstance, gate: Gate, { changes, settings, watch }: Dependencies): void {
  const streams = liveStreams({ db: gate.db, changes, log: app.log })
  watch?.readStreams(streams.count)
  let isStopping = false
  app.server.once(STOPPING, () => {
    isStopping = true
    streams.endAll('closing')
  })
  app.addHook('onClose', streams.close)

  app.route({
    method: eventApi.stream.method,
    url: eventApi.stream.path,
    exposeHeadRoute: false, // a HEAD request would never end
    config: { isOpenEnded: true },
    handler: async (request, reply) => {
      const caller = await callerOf(request, gate)
      admit(eventApi.stream.access, caller)
      if (!caller) throw new Error('a stream admitted an anonymous caller')
      if (isStopping || streams.count() >= settings.maxEventStreams) throw new Busy(t.tooManyPages)
      if (streams.streamsOf(caller.id).length >= MAX_OF_PERSON) throw new TooMany(RETRY_SECONDS)
      await open(gate, { streams, caller, reply, lastId: request.headers['last-event-id']?.toString() })
    },
  })
}

type Opening = { streams: LiveStreams; caller: Caller; reply: FastifyReply; lastId: string | undefined }

async function open({ db }: Gate, { streams, caller, reply, lastId }: Opening): Promise<void> {
  const { raw, log } = reply
  const { stream, endedWhy, open } = eventStream({ userId: caller.id, signInId: caller.signInId })
  const timer = setTimeout(() => stream.end('expired'), caller.tokenEndsAt.getTime() - Date.now())
  const leave = () => {
    clearTimeout(timer)
    streams.remove(stream)
  }
  raw.once('close', leave)
  try {
    await streams.add(stream)
    const known = lastId === undefined ? undefined : positionIn(lastId)
    const isLost = lastId !== undefined && !(known && isKnown(known, new Date()))
    const { events, position } = await eventBatchSince(db, isLost ? undefined : known, caller.id)
    // Checked again, because the user may have signed out before this stream was registered.
    if (!(await openAmong(db, [stream.signInId])).has(stream.signInId) || endedWhy() === 'signedOut')
      throw signInEnded()
    if (endedWhy()) throw new Busy(t.busy)
    reply.hijack()
    if (raw.destroyed) return leave() // closed before the stream was registered
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>), // the headers of every response
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // otherwise nginx would buffer it
    })
    open(raw, { events: isLost ? undefined : events, position })
    log.info({ streams: streams.count() }, 'a stream of events is open')
  } catch (error) {
    leave()
    throw error
  }
  const older = streams.streamsOf(caller.id).filter(({ signInId }) => signInId === caller.signInId)
  for (const one of older.slice(0, -MAX_OF_SIGN_IN)) one.end('replaced')
}
