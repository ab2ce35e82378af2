import type { FastifyInstance } from 'fastify'
import { MAX_UPCOMING, viewingApi } from '#contract/viewing'
import { NO_HOURS } from '#contract/viewing-hours'
import { reauthorize } from '../../platform/access/caller.ts'
import { checkedParams, type Gate, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { dealLimit } from '../limits/limits.ts'
import { checkTimeZone } from '../place/time-zone.ts'
import { homeById, withInterest } from '../property/home.store.ts'
import { calendarOf } from './calendar.ts'
import { bookableTimes } from './free-times.ts'
import { hoursOf, setHours } from './hours.store.ts'
import { answerViewing, cancelViewing } from './move-viewing.ts'
import { userIdOf } from './people.store.ts'
import { requestViewing } from './request-viewing.ts'
import { shownViewing } from './shown-viewing.ts'
import { agentGone, checkHasCalendar, checkMayList, checkMayReadTimes, noSuchViewing, sideOf } from './viewing.rules.ts'
import { viewingById, viewingsAhead, viewingsOf } from './viewing.store.ts'

export function viewingRoutes(app: FastifyInstance, gate: Gate, { now }: { now: () => Date }): void {
  const { db } = gate
  hoursRoutes(app, gate)

  serve(app, gate, viewingApi.request, async ({ caller, body }) => {
    await countTry(db, dealLimit, caller.id)
    return { insertedId: await requestViewing(db, caller, body, now()) }
  })

  serve(app, gate, viewingApi.times, async ({ caller, query }) => {
    const property = await homeById(db, query.propertyId)
    checkMayReadTimes(await withInterest(db, caller, property), property)
    const agentId = await userIdOf(db, property.email)
    if (agentId === undefined) throw agentGone()
    return bookableTimes(db, { property, agentId, now: now() })
  })

  serve(app, gate, viewingApi.list, async ({ caller, query }) => {
    checkMayList(caller, query.as)
    const { rows, ...rest } = await viewingsOf(db, caller.id, { ...query, now: now() })
    return { ...rest, rows: rows.map((viewing) => shownViewing(viewing, now())) }
  })

  serve(app, gate, viewingApi.upcoming, async ({ caller, query: { as } }) => {
    checkMayList(caller, as)
    const rows = await viewingsAhead(db, caller.id, as, { now: now(), most: MAX_UPCOMING })
    return { viewings: rows.map((viewing) => shownViewing(viewing, now())) }
  })

  serve(app, gate, viewingApi.move, async ({ caller, params: { id }, body }) => {
    await answerViewing(db, { caller, id, now: now() }, body)
    return { modifiedCount: 1 }
  })

  serve(app, gate, viewingApi.cancel, async ({ caller, params: { id } }) => {
    await cancelViewing(db, { caller, id, now: now() })
    return { deletedCount: 1 }
  })

  serveFile(app, gate, viewingApi.calendar, async (caller, { params }) => {
    const { id = '' } = checkedParams(params as Record<string, string>) // Fastify's params are strings by name
    const viewing = await viewingById(db, id)
    sideOf(caller, viewing)
    if (!viewing) throw noSuchViewing()
    checkHasCalendar(viewing)
    return [calendarOf(viewing).content]
  })
}

function hoursRoutes(app: FastifyInstance, gate: Gate): void {
  const { db } = gate
  serve(app, gate, viewingApi.hours, async ({ caller }) => (await hoursOf(db, caller.id)) ?? NO_HOURS)

  serve(app, gate, viewingApi.setHours, async ({ caller, body }) => {
    checkTimeZone(body.timeZone)
    await db.transaction(async (tx) => {
      await reauthorize(tx, viewingApi.setHours.access, caller)
      await setHours(tx, caller.id, body)
    })
    return { modifiedCount: 1 }
  })
}
