import type * as z from 'zod/mini'
import { offsetAt } from '#contract/utc-offsets'
import { viewingApi } from '#contract/viewing'
import { admit, type Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/db/database.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { checkWords } from '../block/check-words.ts'
import { newsLimit } from '../limits/limits.ts'
import { homeById, lockedHome, withInterest } from '../property/home.store.ts'
import { bookableTimes } from './free-times.ts'
import { enqueueLapse, lapseOverdue } from './lapse-viewing.ts'
import { lockedPeople } from './people.store.ts'
import { agentGone, checkMayRequest, checkOpenRequests, holdEnds, timeNotFree } from './viewing.rules.ts'
import { addViewing, countHeld, viewingById } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingRequested } from './viewing-mails.ts'

type ViewingRequest = z.output<typeof viewingApi.request.body>

export async function requestViewing(db: Database, caller: Caller, wanted: ViewingRequest, now: Date): Promise<string> {
  const meant = await homeById(db, wanted.propertyId)
  checkMayRequest(await withInterest(db, caller, meant), meant)
  return db.transaction(async (tx) => {
    const { buyer, agent } = await lockedPeople(tx, { buyerId: caller.id, agentEmail: meant.email })
    admit(viewingApi.request.access, buyer)
    const property = await lockedHome(tx, wanted.propertyId)
    checkMayRequest(await withInterest(tx, caller, property), property)
    if (!agent) throw agentGone()
    await checkWords(tx, { from: caller, to: agent.email, field: 'note', words: wanted.note })
    await lapseOverdue(tx, { agentId: agent.id, buyerId: caller.id }, now)
    checkOpenRequests(await countHeld(tx, caller.id, now))
    const free = await bookableTimes(tx, { property, agentId: agent.id, now })
    const startsAt = new Date(wanted.startsAt)
    const refusal = () => timeNotFree(startsAt.toISOString(), free)
    if (!free.times.includes(startsAt.toISOString())) throw refusal()
    const id = await addViewing(tx, {
      propertyId: property._id,
      title: property.title,
      location: property.location,
      agentId: agent.id,
      buyerId: caller.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + free.slotMinutes * 60_000),
      timeZone: free.timeZone,
      utcOffset: offsetAt(free.utcOffsets, startsAt),
      heldUntil: holdEnds(now, startsAt),
      note: wanted.note || null,
      changedAt: now,
    })
    const viewing = id === undefined ? undefined : await viewingById(tx, id)
    if (!viewing) throw refusal()
    await countTry(tx, newsLimit, caller.id, property._id)
    await enqueueLapse(tx, viewing)
    await announceViewing(tx, viewing, [viewingRequested(viewing)], caller)
    return viewing._id
  })
}
