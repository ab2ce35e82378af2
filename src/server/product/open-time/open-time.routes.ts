import type { FastifyInstance } from 'fastify'
import { MAX_OPEN_TIMES_LISTED, openTimeApi } from '#contract/open-time'
import { reauthorize } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { checkedParams, type Gate, serve } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { dealLimit } from '../limits/limits.ts'
import { addressById } from '../place/address.store.ts'
import { withWholeAddress, withWholeAddresses } from '../place/whole-address.store.ts'
import { homeById, lockedHome, withInterest } from '../property/home.store.ts'
import { checkMayUpdate, maySee } from '../property/property.rules.ts'
import { announceProperty } from '../property/property-events.ts'
import { checkMayList } from '../viewing/viewing.rules.ts'
import { cancelOpenTimes } from './close-open-times.ts'
import { checkIsAhead, noSuchOpenTime } from './open-time.rules.ts'
import {
  isVisitor,
  lockAgentTimes,
  openTimeById,
  openTimeForUpdate,
  openTimesAheadOf,
  visitorsOf,
} from './open-time.store.ts'
import { calendarOf } from './open-time-calendar.ts'
import { setOpenTimes } from './set-open-times.ts'
import { shownOpenTime } from './shown-open-time.ts'
import { stayAwayFrom, visitOpenTime } from './visit-open-time.ts'

/** The dependencies of the routes. `keepFields`: records that an agent edited these fields of a home from a feed. */
type Dependencies = {
  now: () => Date
  keepFields: (tx: Queryable, propertyId: string, fields: string[]) => Promise<void>
}

export function openTimeRoutes(app: FastifyInstance, gate: Gate, { now, keepFields }: Dependencies): void {
  const { db } = gate

  serve(app, gate, openTimeApi.ahead, async ({ caller, query: { as, ...query } }) => {
    checkMayList(caller, as)
    const page = { ...query, now: now(), most: MAX_OPEN_TIMES_LISTED }
    const { rows, ...rest } = await openTimesAheadOf(db, { as, id: caller.id }, page)
    const homes = await withWholeAddresses(
      db,
      rows.map(({ propertyId, title, location }) => ({ _id: propertyId, title, location })),
    )
    const visitors =
      as === 'agent' && rows.length > 0
        ? await visitorsOf(
            db,
            rows.map(({ _id }) => _id),
          )
        : []
    const namesOf = (id: string) => visitors.filter(({ openTimeId }) => openTimeId === id).map(({ name }) => name)
    const openTimes = rows.map((row, place) => {
      const { title = row.title, location = row.location } = homes[place] ?? {}
      return shownOpenTime({ ...row, title, location }, now(), as === 'agent' ? namesOf(row._id) : undefined)
    })
    return { openTimes, ...rest }
  })

  serve(app, gate, openTimeApi.set, async ({ caller, params: { id }, body: { openTimes: given } }) =>
    db.transaction(async (tx) => {
      await lockAgentTimes(tx, caller.id)
      await reauthorize(tx, openTimeApi.set.access, caller)
      const home = await lockedHome(tx, id)
      checkMayUpdate(caller, home)
      if (!(await setOpenTimes(tx, { homeId: id, agentId: caller.id, given, now: now(), by: caller })))
        return { modifiedCount: 0 }
      await keepFields(tx, id, ['openTimes'])
      await announceProperty(tx, { id, email: home.email })
      return { modifiedCount: 1 }
    }),
  )

  serve(app, gate, openTimeApi.come, async ({ caller, params: { id } }) => {
    await countTry(db, dealLimit, caller.id)
    return { modifiedCount: (await visitOpenTime(db, { caller, id, now: now() })) ? 1 : 0 }
  })

  serve(app, gate, openTimeApi.stayAway, async ({ caller, params: { id } }) => ({
    deletedCount: (await stayAwayFrom(db, { caller, id, now: now() })) ? 1 : 0,
  }))

  serve(app, gate, openTimeApi.cancel, async ({ caller, params: { id } }) =>
    db.transaction(async (tx) => {
      await reauthorize(tx, openTimeApi.cancel.access, caller)
      const seen = await openTimeById(tx, id)
      if (seen?.agentId !== caller.id) throw noSuchOpenTime()
      await lockedHome(tx, seen.propertyId)
      const openTime = await openTimeForUpdate(tx, id)
      if (!openTime) throw noSuchOpenTime()
      checkIsAhead(openTime, now())
      await cancelOpenTimes(tx, [openTime], { why: 'byAgent', now: now(), by: caller })
      return { deletedCount: 1 }
    }),
  )

  serveFile(app, gate, openTimeApi.calendar, async (caller, { params }) => {
    const { id = '' } = checkedParams(params as Record<string, string>) // strings by name
    const openTime = await openTimeById(db, id)
    const home = openTime && (await homeById(db, openTime.propertyId))
    if (!openTime || !home || !maySee(await withInterest(db, caller, home), home)) throw noSuchOpenTime()
    const knowsWhere = openTime.agentId === caller.id || (await isVisitor(db, id, caller.id))
    const address = knowsWhere ? await addressById(db, openTime.propertyId) : undefined
    return [calendarOf(withWholeAddress(openTime, address)).content]
  })
}
