import { openTimeApi } from '#contract/open-time'
import { type Caller, reauthorize } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { homeById, withInterest } from '../property/home.store.ts'
import { checkIsAhead, checkMayCome, checkVisitors, checkVisits, noSuchOpenTime } from './open-time.rules.ts'
import {
  addVisitor,
  countVisitors,
  countVisits,
  isVisitor,
  openTimeForUpdate,
  removeVisitor,
} from './open-time.store.ts'
import { announceOpenTime } from './open-time-events.ts'

type Visit = { caller: Caller; id: string; now: Date }

export const visitOpenTime = (db: Database, { caller, id, now }: Visit): Promise<boolean> =>
  db.transaction(async (tx) => {
    await reauthorize(tx, openTimeApi.come.access, caller)
    const openTime = await openTimeForUpdate(tx, id)
    if (!openTime) throw noSuchOpenTime()
    const home = await homeById(tx, openTime.propertyId)
    checkMayCome(await withInterest(tx, caller, home), home)
    checkIsAhead(openTime, now)
    if (await isVisitor(tx, id, caller.id)) return false
    checkVisitors(await countVisitors(tx, id))
    checkVisits(await countVisits(tx, caller.id, now))
    await addVisitor(tx, id, caller.id)
    await announceOpenTime(tx, openTime, {})
    return true
  })

export const stayAwayFrom = (db: Database, { caller, id }: Visit): Promise<boolean> =>
  db.transaction(async (tx) => {
    const openTime = await openTimeForUpdate(tx, id)
    if (!openTime || !(await removeVisitor(tx, id, caller.id))) return false
    await announceOpenTime(tx, openTime, {})
    return true
  })
