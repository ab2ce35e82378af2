import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decimalMarkOf } from 'price-text'
import type { Currency } from '#contract/currency'
import { localeOf } from '#contract/language'
import type { OpenTimeInput } from '#contract/open-time-fields'
import { propertyApi } from '#contract/property'
import { type Caller, reauthorize } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { newsLimit } from '../limits/limits.ts'
import { noPointYet } from '../place/place.rules.ts'
import type { Placing } from '../place/placing.ts'
import { type Placed, storedAddress, storedUpdate } from '../place/stored-address.ts'
import { checkTimeZone } from '../place/time-zone.ts'
import { changesOf } from './edit.rules.ts'
import { checkedContact } from './home-contact.ts'
import {
  alreadyDecided,
  checkLinks,
  checkMayDelete,
  checkMayUpdate,
  checkTranslations,
  noSuchProperty,
  notUpdatable,
  pricedAs,
} from './property.rules.ts'
import { addProperty, decideProperty, deleteProperty, lockedProperty, updateProperty } from './property.store.ts'
import { announceProperty } from './property-events.ts'
import { homeRejected, homeVerified } from './property-mails.ts'
import { withWholeKept } from './whole-listing.ts'

type CloseOffers = (tx: Queryable, propertyIds: string[]) => Promise<number>
type CloseViewings = (tx: Queryable, propertyIds: string[], why: 'takenDown') => Promise<void>
type MoveTimeZones = (tx: Queryable, homeId: string) => Promise<boolean>
/**
 * Sets the open times of a home. Requires the agent's lock (`lockAgentTimes`) before the home's. Returns true if any
 * changed.
 */
type SetOpenTimes = (tx: Queryable, home: OpenTimesOfHome) => Promise<boolean>
type OpenTimesOfHome = { homeId: string; agentId: string; given: OpenTimeInput[] | null; by: Caller }
type KeepFields = (tx: Queryable, propertyId: string, fields: string[]) => Promise<void>
/** Functions of other nouns are passed in, because offers and viewings import properties and not the reverse. */
type Dependencies = {
  closeOffersOn: CloseOffers
  closeViewingsOn: CloseViewings
  moveTimeZones: MoveTimeZones
  lockAgentTimes: (tx: Queryable, agentId: string) => Promise<void>
  setOpenTimes: SetOpenTimes
  keepFields: KeepFields
  placing: Placing
  currency: Currency
  tourHosts: string[]
}

export function propertyRoutes(app: FastifyInstance, gate: Gate, dependencies: Dependencies): void {
  agentRoutes(app, gate, dependencies)
  serve(app, gate, propertyApi.decide, async ({ params: { id }, body, ...actor }) =>
    gate.db.transaction(async (tx) => {
      const property = await lockedProperty(tx, id)
      if (!property) throw noSuchProperty()
      if (!(await decideProperty(tx, id, body))) throw alreadyDecided()
      const isVerified = body.status === 'verified'
      const action = isVerified ? 'verify' : 'reject'
      const audit = { actor, action, before: { status: 'pending' }, after: body }
      const mail = isVerified ? homeVerified(property) : homeRejected(property, body.reason)
      const isHidden = property.withdrawn // a home of an agent marked as fraud stays hidden after any decision
      await announceProperty(tx, { id, email: property.email }, { audit, mail: isHidden ? undefined : mail })
      return { modifiedCount: 1 }
    }),
  )
}

/** Returns the decimal mark of the response's language; undefined for a client that asks for none. */
const readersMark = ({ headers, language }: FastifyRequest) =>
  headers['accept-language'] === undefined ? undefined : decimalMarkOf(localeOf(language))

function agentRoutes(app: FastifyInstance, gate: Gate, dependencies: Dependencies): void {
  const { closeOffersOn, closeViewingsOn, moveTimeZones, keepFields, placing, currency, tourHosts } = dependencies
  const { lockAgentTimes, setOpenTimes } = dependencies
  const { db } = gate
  serve(app, gate, propertyApi.places, async ({ query: { location } }) => placing.readingOf(location))

  serve(app, gate, propertyApi.create, async ({ caller, body, request }) => {
    checkTimeZone(body.timeZone)
    checkTranslations(body)
    checkLinks(body, {}, tourHosts)
    const priced = pricedAs(body, { currency, mark: readersMark(request) })
    const placed = await placing.placeOf(body)
    const { openTimes } = body
    const contact = checkedContact(body.contact, placed.address.country)
    const insertedId = await db.transaction(async (tx) => {
      if (openTimes) await lockAgentTimes(tx, caller.id)
      await reauthorize(tx, propertyApi.create.access, caller)
      const id = await addProperty(tx, caller, { ...body, ...priced, contact }, storedAddress(body, placed))
      if (openTimes) await setOpenTimes(tx, { homeId: id, agentId: caller.id, given: openTimes, by: caller })
      await announceProperty(tx, { id, email: caller.email })
      return id
    })
    placing.onSaved(placed)
    return { insertedId }
  })

  serve(app, gate, propertyApi.update, async ({ caller, params: { id }, body: { openTimes, ...sent }, request }) => {
    checkTimeZone(sent.timeZone)
    let placed: Placed | undefined
    const modifiedCount = await db.transaction(async (tx) => {
      if (openTimes) await lockAgentTimes(tx, caller.id)
      const property = await lockedProperty(tx, id)
      checkMayUpdate(caller, property)
      checkTranslations(sent, property)
      checkLinks(sent, property, tourHosts)
      const { priceMin, priceMax, ...asked } = pricedAs(
        sent,
        { currency, mark: readersMark(request) },
        property.priceKind,
      )
      const country = (sent.address ?? property.address)?.country
      const contact = checkedContact(sent.contact, country)
      const body = { ...withWholeKept(property, { ...sent, ...asked }), contact }
      const changed = changesOf(property, body)
      const setOpen = async () =>
        openTimes !== undefined &&
        (await setOpenTimes(tx, { homeId: id, agentId: caller.id, given: openTimes, by: caller }))
      if (Object.keys(changed).length === 0) {
        if (!(await setOpen())) return 0
        await keepFields(tx, id, ['openTimes'])
        await announceProperty(tx, { id, email: property.email })
        return 1
      }
      const edit = property.status === 'verified' ? { at: new Date().toISOString(), changed } : undefined
      if (edit && 'price' in changed) await countTry(tx, newsLimit, caller.id, id)
      placed = await placing.placeOf(body, property)
      const { point } = placed
      const actor = { stored: storedUpdate(property, body, placed), edit, agentId: caller.id, currency }
      if (!(await updateProperty(tx, property, { ...body, priceMin, priceMax }, actor))) throw notUpdatable(property)
      const isMoved = point && 'latitude' in point && point !== noPointYet
      const isNews = (isMoved || 'timeZone' in changed) && (await moveTimeZones(tx, id))
      if (isNews) await countTry(tx, newsLimit, caller.id, id)
      const isOpened = await setOpen()
      await keepFields(tx, id, [...Object.keys(changed), ...(isOpened ? ['openTimes'] : [])])
      const audit = { actor: { caller, request }, action: 'edit', after: changed }
      await announceProperty(tx, { id, email: property.email }, edit && { audit })
      return 1
    })
    if (placed) placing.onSaved(placed)
    return { modifiedCount }
  })

  serve(app, gate, propertyApi.remove, async ({ caller, params: { id }, request }) =>
    db.transaction(async (tx) => {
      const property = await lockedProperty(tx, id)
      checkMayDelete(caller, property)
      const closedOffers = await closeOffersOn(tx, [id])
      await closeViewingsOn(tx, [id], 'takenDown')
      await deleteProperty(tx, id)
      const before = {
        title: property.title,
        email: property.email,
        status: property.status ?? 'pending',
        closedOffers,
      }
      const audit = { actor: { caller, request }, action: 'delete', before }
      await announceProperty(tx, { id, email: property.email }, { audit })
      return { deletedCount: 1 }
    }),
  )
}
