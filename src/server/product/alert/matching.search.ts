import { type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { anchorsOf } from '../saved-search/filter-columns.search.ts'
import { isInPolygon, metresBetween } from '../search/conditions/area.search.ts'
import { isHiddenFrom } from '../tables/hidden-home.ts'
import { notificationSettings } from '../tables/notification.ts'
import { isUnderOffer } from '../tables/offer-expressions.ts'
import { priceChanges } from '../tables/price-change.ts'
import { isForSale, properties } from '../tables/property.ts'
import { areaInFt2, perArea, plotInFt2 } from '../tables/property-expressions.ts'
import { hasAgent, isOffMarket } from '../tables/property-fields.ts'
import { alerts, isKept, propertyChanges, savedSearches, searchedArea, searchedPrices } from '../tables/saved-search.ts'
import { wishes } from '../tables/wishlist.ts'

export const takenChanges = (most: number): SQL => sql`
  delete from ${propertyChanges} where id = any(array(
    select id from ${propertyChanges} order by is_bulk, id limit ${most} for update skip locked
  )) returning *`

export const changeOf = (row: Record<string, unknown>): SQL =>
  sql`select * from json_populate_record(null::${propertyChanges}, ${JSON.stringify(row)}::json)`

/**
 * The condition that a home is off the market for this `reason` ("paused" or "soldElsewhere") and otherwise public.
 * Only users who wishlisted the home are notified of that.
 */
export const isOffMarketFor = (reason: SQL): SQL =>
  sql`(${isOffMarket} and property.market = ${reason} and property.status = 'verified' and ${hasAgent})`

/**
 * The time after leaving the market or its feed within which a returning home is announced only to users who were
 * notified that it had left.
 */
const BACK_SOON = sql`interval '1 day'`
/** The time within which a price that the home had before is not announced again. */
const ASKED_BEFORE = sql`interval '30 days'`

const isBackSoon = sql`taken.occasion = 'available' and exists (
  select from ${auditEntries} where subject_id = property.id::text and subject_kind = 'property'
    and (action = 'remove by feed' or (action = 'market' and after ->> 'market' <> 'available'))
    and at > taken.changed_at - ${BACK_SOON} and at >= property.verified_at)`

/** A former price in cents; null for a text that is not a single amount. */
const formerCents = sql`case when price ~ '^[^0-9]*[0-9]{1,3}(,?[0-9]{3})*(\\.[0-9]{1,2})?[^0-9]*$'
  then (regexp_replace(price, '[^0-9.]', '', 'g')::numeric * 100)::bigint end`

/**
 * A join with the former prices of a home. `lowest`: the lowest recent price. `is_asked_again`: the home had the
 * current price recently, so that a price reduction that was undone and repeated is not announced twice.
 */
const formerPrices = sql`left join lateral (
    select min(${formerCents}) as lowest, bool_or(${formerCents} = property.price_min_cents) as is_asked_again
    from ${priceChanges} where property_id = property.id and taken.occasion = 'price' and until > taken.changed_at - ${ASKED_BEFORE}
  ) former on true`

export const changedHomes = sql`
  select taken.id as change_id, taken.occasion, taken.price_min_before, taken.price_max_before, taken.changed_at, taken.changed_by,
    property.id, title, agent_email, price_min_cents, price_max_cents, type, bedrooms, bathrooms, ${areaInFt2} as area_ft2,
    ${plotInFt2} as plot_ft2, ${perArea} as per_area, year_built, tenure, energy_rating, picture_count, lowered_at, verified_at, market,
    (select agent.id from ${users} agent where agent.email = property.agent_email) as agent_id, latitude, longitude, words, terms, ${anchorsOf(sql`words`, sql`terms`)} as anchors,
    taken.price_min_before is not null and (price_min_cents, price_max_cents) < (taken.price_min_before, taken.price_max_before)
      and price_min_cents <= coalesce(former.lowest, price_min_cents) and not coalesce(former.is_asked_again, false) as is_cheaper,
    coalesce(former.is_asked_again, false) as is_asked_again, ${isBackSoon} as is_back_soon,
    exists (
      select from offer where offer.property_id = property.id and ${isUnderOffer}
    ) as is_under_offer
  from taken join ${properties} on property.id = taken.property_id and (${isForSale} or ${isOffMarketFor(sql`taken.occasion`)})
  ${formerPrices}`

const NO_LIMIT = sql.raw('9223372036854775806')

/**
 * Preselects by an index the saved searches that may match a home: searches with words by their anchor (three letters
 * that every match contains, see `anchorsOf`), others by price range and map area. A home without an amount is compared
 * with searches that have no maximum price.
 */
const searchesFor = sql`
  select * from ${savedSearches} where ${isKept} and anchor = any(home.anchors)
  union all
  select * from ${savedSearches} where ${isKept} and anchor is null
    and ${searchedPrices} && int8range(coalesce(home.price_min_cents, ${NO_LIMIT}), coalesce(home.price_max_cents, ${NO_LIMIT}), '[]')
    and ${searchedArea} @> box(point(coalesce(home.longitude, 999), coalesce(home.latitude, 999)))`

const ofHome = { latitude: sql`home.latitude`, longitude: sql`home.longitude` }

/**
 * The condition that a saved search matches a home. It is equivalent to `matchesFilters` of the public search, with the
 * filter values in columns; a test compares both on random searches and homes.
 */
const isFound = sql`
  (search.min_price_cents is null or home.price_max_cents >= search.min_price_cents)
  and (search.max_price_cents is null or home.price_min_cents <= search.max_price_cents)
  and (search.types is null or home.type = any(search.types))
  and (search.beds is null or home.bedrooms >= search.beds)
  and (search.baths is null or home.bathrooms >= search.baths)
  and (search.max_beds is null or home.bedrooms <= search.max_beds)
  and (search.max_baths is null or home.bathrooms <= search.max_baths)
  and (search.area_ft2 is null or home.area_ft2 >= search.area_ft2)
  and (search.max_area_ft2 is null or home.area_ft2 <= search.max_area_ft2)
  and (search.plot_ft2 is null or home.plot_ft2 >= search.plot_ft2)
  and (search.max_plot_ft2 is null or home.plot_ft2 <= search.max_plot_ft2)
  and (search.min_per_area is null or home.per_area >= search.min_per_area)
  and (search.max_per_area is null or home.per_area <= search.max_per_area)
  and (search.min_year is null or home.year_built >= search.min_year)
  and (search.max_year is null or home.year_built <= search.max_year)
  and (search.tenures is null or home.tenure = any(search.tenures))
  and (search.energy_ratings is null or home.energy_rating = any(search.energy_ratings))
  and (search.not_agents is null or (home.agent_id = any(search.not_agents)) is not true)
  and (search.since_at is null or home.verified_at >= search.since_at)
  and (search.since_days is null or home.verified_at >= now() - search.since_days * interval '1 day')
  and (search.pictures is null or home.picture_count >= search.pictures)
  and (search.not_under_offer is null or (home.market is distinct from 'underOffer' and not home.is_under_offer))
  and (search.lowered is null or home.lowered_at is not null)
  and (search.west is null or home.latitude between search.south and search.north and case
    when search.west <= search.east then home.longitude between search.west and search.east
    else home.longitude >= search.west or home.longitude <= search.east end)
  and (search.drawn_areas is null or exists (
    select from unnest(search.drawn_areas) drawn (area) where ${isInPolygon(sql`drawn.area`, ofHome)}))
  and (search.near_metres is null or ${metresBetween(
    { latitude: sql`search.near_latitude`, longitude: sql`search.near_longitude` },
    ofHome,
  )} <= search.near_metres)
  and (search.terms is null or home.terms @@ search.terms)
  and (search.not_terms is null or (home.terms @@ search.not_terms) is not true)
  and not exists (
    select from unnest(search.word_patterns, search.word_facts) word (pattern, facts)
    where not (home.words like word.pattern or home.terms @@ word.facts))
  and not exists (
    select from unnest(search.not_word_patterns, search.not_word_facts) word (pattern, facts)
    where home.words like word.pattern or home.terms @@ word.facts)`

/** The condition that the change was committed after the search was saved, even if it was made before (D-295). */
const isNewSince = sql`
  (home.changed_at > search.saved_at or not pg_visible_in_snapshot(home.changed_by, search.saved_in))`

/**
 * The condition that a search's user is notified of the change. Price: it was lowered, or moved into the range of the
 * search, or the home has its first amount and that is in the range. Available: no other offer holds the home, and it
 * was away for at least a day. Placed: the search has a map area. Off the market, an auction: never.
 */
const isNews = sql`case home.occasion
  when 'price' then coalesce(home.is_cheaper, false) or (not home.is_asked_again and case
    when home.price_max_before is null then coalesce(search.min_price_cents, search.max_price_cents) is not null
    else search.min_price_cents > home.price_max_before or search.max_price_cents < home.price_min_before end)
  when 'available' then not home.is_under_offer and not home.is_back_soon
  when 'placed' then search.west is not null or search.drawn_areas is not null
  when 'paused' then false
  when 'soldElsewhere' then false
  when 'auction' then false
  else true end`

const isNotHidden = sql`not ${isHiddenFrom(sql`search.user_id`, sql`home.id`)}`

const mayBeNotified = sql`person.email <> home.agent_email and person.role is distinct from 'fraud'`

const deliveryOf = (kind: 'searches' | 'wishes') => sql`left join ${notificationSettings} setting
  on setting.user_id = person.id and setting.kind = ${sql.raw(`'${kind}'`)}`

export const kindOf = (searchId: SQL) => sql`case when ${searchId} is null then 'wishes' else 'searches' end`

/** Returns the frequency of a search (`own`), limited by the user's delivery setting for this kind of notification. */
export const frequencyOf = (own: SQL) => sql`case coalesce(setting.delivery, 'mail')
  when 'mail' then ${own}
  when 'digest' then replace(${own}, 'instant', 'daily')
  when 'bell' then replace(replace(${own}, 'instant', 'bell'), 'daily', 'bell')
  else 'none' end`

export const matchesOfSearches = sql`
  select search.user_id, search.id as search_id, ${frequencyOf(sql`search.frequency`)} as frequency, home.id as property_id,
    case home.occasion when 'placed' then 'new' else home.occasion end as occasion,
    case when home.occasion in ('new', 'placed') then 0 else home.change_id end as change_id
  from home cross join lateral (${searchesFor}) search
  join ${users} person on person.id = search.user_id
  ${deliveryOf('searches')}
  where ${isFound} and ${isNewSince} and ${isNews} and ${mayBeNotified} and ${isNotHidden}`

/**
 * The condition that the user had an open offer on the home until this change: the closed offer is announced
 * separately.
 */
const hadOffer = sql`exists (
  select from offer where offer.property_id = home.id and offer.buyer_email = person.email
  and (offer.status = 'pending' or offer.closed_why = 'soldElsewhere'))`

const isOfWish = sql`alert.user_id = person.id and alert.search_id is null and alert.property_id = home.id`

/**
 * The condition that the user was notified that the home is off the market, and not since then that it is available.
 */
const isSaidAway = sql`exists (
  select from ${alerts} where ${isOfWish} and occasion in ('paused', 'soldElsewhere')
    and id > coalesce((select max(id) from ${alerts} where ${isOfWish} and occasion = 'available'), 0))`

/** The condition that the user was notified of the same event on this home within the day before the change. */
const isSaidLately = sql`exists (
  select from ${alerts} where ${isOfWish} and occasion = home.occasion and created_at > home.changed_at - ${BACK_SOON})`

export const matchesOfWishes = sql`
  select person.id as user_id, null::uuid as search_id, ${frequencyOf(sql`'instant'`)} as frequency, home.id as property_id,
    home.occasion, home.change_id
  from home
  join ${wishes} wish on wish.property_id = home.id and wish.created_at < home.changed_at
  join ${users} person on person.id = wish.user_id
  ${deliveryOf('wishes')}
  where ${mayBeNotified} and case home.occasion
    when 'price' then home.is_cheaper
    when 'available' then not home.is_under_offer and (not home.is_back_soon or ${isSaidAway})
    when 'paused' then not ${hadOffer} and not ${isSaidLately}
    when 'soldElsewhere' then not ${hadOffer}
    when 'auction' then true
    else false end`
