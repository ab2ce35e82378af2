import type { FastifyInstance } from 'fastify'
import type { OtherNames, TownsIn } from 'gazetteer'
import type { Currency } from '#contract/currency'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import type { PropertyFilters } from '#contract/property-search'
import { propertySentenceApi } from '#contract/property-sentence'
import { type Gate, serve, serveKept } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { costlyReads } from '../../platform/rate-limit/costly-reads.ts'
import { nearestTowns } from '../place/nearest-towns.ts'
import { clockIn } from '../place/time-zone.ts'
import { zoneAtHome } from '../place/zone-at-home.ts'
import { propertyClusters } from '../search/cluster.search.ts'
import { whoHides } from '../search/conditions/who-hides.search.ts'
import { facetsOf } from '../search/facets.search.ts'
import { suggestionsFor } from '../search/places/place-names.search.ts'
import { isCostly, searchPublicProperties } from '../search/property.search.ts'
import { understandSentence } from '../search/sentence/understand-sentence.ts'
import { type PublicTag, tagsOfProperty } from '../tables/public-tags.ts'
import { openTimesOf } from './open-times-of.store.ts'
import { formerPricesOf } from './price-change.store.ts'
import { checkMayList } from './property.rules.ts'
import { listProperties } from './property.store.ts'
import { propertiesByIds, similarProperties } from './property-picks.search.ts'
import { ratingOfProperty } from './rating.store.ts'
import { listedTo, shownTo } from './shown-property.ts'
import { visibleProperty } from './visible-property.ts'
import { withWholeApart } from './whole-listing.ts'

type Searched = { query: Pick<PropertyFilters, 'since' | 'notUnderOffer'> }
const movesWithClock = ({ query: { since } }: Searched): boolean => since?.startsWith('P') ?? false
const madeOfLists = (): PublicTag[] => ['property', 'offer', 'app_user', 'place']
const madeOfSearch = (searched: Searched) => (movesWithClock(searched) ? undefined : madeOfLists())
const madeOfSuggestions = (): PublicTag[] => ['property', 'place']
function madeOfCounts(searched: Searched): PublicTag[] | undefined {
  if (movesWithClock(searched)) return undefined
  return searched.query.notUnderOffer ? ['property', 'place', 'offer'] : ['property', 'place']
}
const madeOfAgents = (): PublicTag[] => ['app_user']
const madeOfOne = ({ params: { id } }: { params: { id: string } }): PublicTag[] => tagsOfProperty(id)

type NamedTowns = Pick<Parameters<typeof understandSentence>[2], 'isPlace' | 'pointOf'>

type Dependencies = {
  currency: Currency
  now: () => Date
  openTowns: () => Promise<TownsIn>
  openNames: () => Promise<OtherNames>
  openNamedTowns: () => Promise<NamedTowns>
}

export function propertyReadRoutes(app: FastifyInstance, gate: Gate, dependencies: Dependencies): void {
  const { db, reads } = gate
  const { currency, now, openTowns, openNames, openNamedTowns } = dependencies
  const inTurn = costlyReads()
  serve(app, gate, propertyApi.list, async ({ caller, query }) => {
    checkMayList(caller, query.email)
    const page = await reads((db) => listProperties(db, query))
    return { ...page, rows: page.rows.map(withWholeApart) }
  })
  serveKept(app, gate, propertyApi.verified, madeOfSearch, async ({ caller, query, request }) => {
    const reader = caller ? 'signedIn' : 'anonymous'
    const [names, hiddenBy] = await Promise.all([openNames(), whoHides(db, caller)])
    const search = () => reads((db) => searchPublicProperties(db, { ...query, hiddenBy }, reader, names))
    return isCostly(query) ? inTurn(clientAddress(request), search) : search()
  })
  serveKept(app, gate, propertyApi.clusters, madeOfCounts, async ({ caller, query, request }) => {
    const search = { ...query, hiddenBy: await whoHides(db, caller) }
    const clusters = await inTurn(clientAddress(request), () => reads((db) => propertyClusters(db, search)))
    return { clusters }
  })
  serveKept(app, gate, propertyApi.facets, madeOfCounts, async ({ caller, query, request }) => {
    const [names, hiddenBy] = await Promise.all([openNames(), whoHides(db, caller)])
    return inTurn(clientAddress(request), () => reads((db) => facetsOf(db, { ...query, hiddenBy }, names)))
  })
  serveKept(app, gate, propertyApi.suggestions, madeOfSuggestions, async ({ caller, query, request }) => {
    const [otherNames, hiddenBy] = await Promise.all([openNames(), whoHides(db, caller)])
    return inTurn(clientAddress(request), () => reads((db) => suggestionsFor(db, query.q, { otherNames, hiddenBy })))
  })
  serveKept(app, gate, propertySentenceApi.understood, madeOfAgents, async ({ query }) =>
    reads(async (db) => understandSentence(db, query.q, { currency, ...(await openNamedTowns()) })),
  )
  serveKept(app, gate, propertyApi.one, madeOfOne, async ({ caller, params }) => {
    const property = withWholeApart(await visibleProperty(db, caller, params.id))
    const { id } = params
    const [priceHistory, rating, openTimes, timeZone] = await Promise.all([
      formerPricesOf(db, id),
      ratingOfProperty(db, id),
      openTimesOf(db, id, now()),
      zoneAtHome(db, property),
    ])
    const opened = openTimes.length > 0 && { openTimes }
    const clock = clockIn(timeZone, now(), property.auctionAt)
    return { ...shownTo(caller, property), ...opened, priceHistory, rating, clock }
  })
  serveKept(app, gate, propertyApi.towns, madeOfOne, async ({ caller, params }) => {
    const property = withWholeApart(await visibleProperty(db, caller, params.id))
    const { latitude, longitude } = property
    if (latitude === undefined || longitude === undefined) return { towns: [] }
    return { towns: nearestTowns(await openTowns(), { latitude, longitude }) }
  })
  serveKept(app, gate, propertyPicksApi.similar, madeOfLists, async ({ caller, params }) => {
    const property = await visibleProperty(db, caller, params.id)
    const hiddenBy = await whoHides(db, caller)
    const homes = await reads((db) => similarProperties(db, property, { currency, hiddenBy }))
    return { homes: homes.map((home) => listedTo(caller, home)) }
  })
  serveKept(app, gate, propertyPicksApi.byIds, madeOfLists, async ({ caller, query: { ids } }) => {
    const homes = await reads((db) => propertiesByIds(db, ids))
    return { homes: homes.map((home) => listedTo(caller, home)) }
  })
}
