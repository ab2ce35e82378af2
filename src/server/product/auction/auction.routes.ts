import type { FastifyInstance } from 'fastify'
import { auctionApi } from '#contract/auction-calendar'
import * as t from '#messages/refusals'
import { checkedParams, type Gate } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { Refusal } from '../../refusal.ts'
import { zoneAtHome } from '../place/zone-at-home.ts'
import { homeById, withInterest } from '../property/home.store.ts'
import { maySee, noSuchProperty } from '../property/property.rules.ts'
import { calendarOfAuction } from './auction-calendar.ts'

export function auctionRoutes(app: FastifyInstance, gate: Gate, { now }: { now: () => Date }): void {
  const { db } = gate
  serveFile(app, gate, auctionApi.calendar, async (caller, { params }) => {
    const { id = '' } = checkedParams(params as Record<string, string>) // strings by name
    const home = await homeById(db, id)
    if (!home || !maySee(await withInterest(db, caller, home), home)) throw noSuchProperty()
    if (!home.auctionAt) throw new Refusal('notFound', t.noAuction)
    const timeZone = await zoneAtHome(db, home)
    return [calendarOfAuction(home, { startsAt: new Date(home.auctionAt), timeZone, now: now() })]
  })
}
