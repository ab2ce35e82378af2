import { allowLongWork } from '../../platform/db/allow-long-work.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { closeOffersOn } from '../offer/close-offers.ts'
import type { Clock } from '../offer/lapse.ts'
import { closeAllViewingsOn } from '../open-time/close-open-times.ts'
import { lockedUnsoldOf } from '../property/property.store.ts'
import { announceProperty } from '../property/property-events.ts'
import { restoreUnsoldOf, withdrawUnsoldOf } from '../property/property-market.store.ts'

/**
 * Hides the unsold homes of a former agent, and closes open offers and viewings on them, which the agent could no
 * longer answer.
 */
export async function withdrawHomes(tx: Queryable, agentEmail: string, clock: Clock) {
  await allowLongWork(tx) // an agent may have imported any number of homes
  const homes = await lockedUnsoldOf(tx, agentEmail)
  const closedOffers = await closeOffersOn(tx, homes, clock)
  await closeAllViewingsOn(tx, homes, 'takenDown')
  await announceProperty(tx, { email: agentEmail })
  return { withdrawn: await withdrawUnsoldOf(tx, agentEmail), closedOffers }
}

export async function restoreHomes(tx: Queryable, agentEmail: string) {
  await allowLongWork(tx)
  const restored = await restoreUnsoldOf(tx, agentEmail)
  await announceProperty(tx, { email: agentEmail })
  return restored === 0 ? {} : { restored }
}
