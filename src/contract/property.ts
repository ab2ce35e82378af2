import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Address, AddressShown } from './address.ts'
import { Deleted, Inserted, Modified } from './answers.ts'
import { comparableEmail } from './email.ts'
import { endpoint } from './endpoint.ts'
import { isFigure } from './figure-facts.ts'
import { HomeClock } from './home-clock.ts'
import { KeptContact, ShownContact } from './home-contact.ts'
import { HomeLink } from './home-links.ts'
import { MAX_ROWS_BY_ID, pageQuery } from './list.ts'
import { TextLanguage, Translations } from './listing-texts.ts'
import { Cluster, PropertyClusters } from './map.ts'
import { Market } from './market-fields.ts'
import { OpenTime } from './open-time-fields.ts'
import { LocationReading, NearbyTown } from './place.ts'
import { Edit, ShownPicture, shownFacts } from './property-facts.ts'
import { Location, NewProperty, PropertyUpdate } from './property-fields.ts'
import { PropertyFacets, PropertyFilters, PropertySearch, SearchText, Suggestions } from './property-search.ts'
import { RatingSummary } from './review.ts'
import { Ids, optionalText } from './text.ts'
import { WholeListing } from './whole-listing.ts'

/** The decision of an admin; unset means pending (P-19). */
export const PropertyStatus = z.enum(['verified', 'rejected'])
export type PropertyStatus = z.infer<typeof PropertyStatus>

export const MAX_FORMER_PRICES = 10

const FormerPrice = z.object({ price: z.string(), priceKind: shownFacts.priceKind, until: z.string() })
export type FormerPrice = z.infer<typeof FormerPrice>

/** A home. Lists omit some of its fields (`ListedProperty`). */
export const Property = z.object({
  _id: z.string(),
  title: z.string(),
  date: z.string(),
  location: z.string(),
  address: z.optional(Address),
  addressShown: z.optional(AddressShown),
  price: z.string(),
  email: z.string(), // the agent's; empty to an anonymous caller (P-150)
  name: z.string(),
  agentId: z.optional(z.string()),
  agentImage: z.string(),
  propertyImage: z.string(),
  /** A 16 px picture as a data URL, shown blurred until the full picture has loaded. */
  placeholder: z.optional(z.string()),
  description: z.string(),
  language: z.optional(TextLanguage),
  /** The title and the description in further languages; in lists, the titles alone. */
  translations: z.optional(Translations),
  status: z.optional(PropertyStatus),
  sold: z.boolean(),
  underOffer: z.optional(z.boolean()),
  /** The market state, set by the agent or a feed; absent means available. `underOffer` here still allows offers. */
  market: z.optional(Market),
  /** True if the home is hidden because its agent is marked as fraud. */
  withdrawn: z.boolean(),
  rejectionReason: z.optional(z.string()),
  verifiedAt: z.optional(z.string()),
  ...shownFacts,
  pictureCount: z.number(),
  hasFloorPlan: z.optional(z.boolean()),
  /** Further pictures, in addition to the property image. */
  pictures: z.optional(z.array(ShownPicture)),
  tours: z.optional(z.array(HomeLink)),
  documents: z.optional(z.array(HomeLink)),
  /**
   * The person at the agency who looks after the home, with the parts that its account shows. Messages, viewings and
   * offers still go to the agent.
   */
  contact: z.optional(ShownContact),
  wholeContact: z.optional(KeptContact),
  openTimes: z.optional(z.array(OpenTime)),
  priceHistory: z.optional(z.array(FormerPrice)),
  rating: z.optional(RatingSummary),
  /** The home's clock from this year, or that of a past auction, to the last year in which an auction may be. */
  clock: z.optional(HomeClock),
  edited: z.optional(Edit),
  /** The number of missing facts that the law requires; only in the list for agents and admins. */
  factsMissing: z.optional(z.number()),
  /** The listing with its whole address, for callers who may read it; absent if no part is hidden. */
  whole: z.optional(WholeListing),
})
export type Property = z.infer<typeof Property>
const ListedProperty = z.omit(Property, {
  ...isFigure,
  address: true,
  addressShown: true,
  pictures: true,
  tours: true,
  documents: true,
  contact: true,
  wholeContact: true,
  openTimes: true,
  priceHistory: true,
  rating: true,
  clock: true,
})
export type ListedProperty = z.infer<typeof ListedProperty>
/** A home in public lists, without the values that an edit replaced, which only the agent and admins see. */
export const PublicProperty = z.omit(ListedProperty, { edited: true, factsMissing: true, whole: true })
export type PublicProperty = z.infer<typeof PublicProperty>

const List = z.object({
  ...pageQuery,
  email: z.optional(z.string().check(z.trim(), z.overwrite(comparableEmail))),
  q: z.optional(SearchText),
  status: z.optional(z.enum(['pending', 'verified', 'rejected', 'sold', 'edited'])),
  ids: z.optional(Ids(MAX_ROWS_BY_ID)),
})

export const RejectionReason = optionalText(f.reason, 500)

export const propertyApi = {
  list: endpoint({
    method: 'GET',
    path: '/allProperty',
    access: 'agentOrAdmin',
    summary: 'All properties (admins), the caller’s own with `email`, or those in `ids`; newest first',
    query: List,
    answer: z.array(ListedProperty),
    paged: true,
  }),
  verified: endpoint({
    method: 'GET',
    path: '/allProperty/status',
    access: 'public',
    summary: 'Verified, unsold properties, with search, filters and sort',
    query: PropertySearch,
    answer: z.array(PublicProperty),
    paged: true,
  }),
  clusters: endpoint({
    method: 'GET',
    path: '/allProperty/clusters',
    access: 'public',
    summary: 'The pins of a part of the map, for the homes that the same search finds',
    query: PropertyClusters,
    answer: z.object({ clusters: z.array(Cluster) }),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/allProperty/facets',
    access: 'public',
    summary: 'The number of homes for each filter option, with the same filters as the search',
    query: PropertyFilters,
    answer: PropertyFacets,
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/allProperty/suggestions',
    access: 'public',
    summary: 'Suggests places and homes for a partly typed search; tolerates one typing error in a place',
    query: z.object({ q: SearchText }),
    answer: Suggestions,
  }),
  one: endpoint({
    method: 'GET',
    path: '/allProperty/:id',
    access: 'public',
    summary: 'One property; 404 if it is not public, except to its agent and admins',
    answer: Property,
  }),
  towns: endpoint({
    method: 'GET',
    path: '/allProperty/:id/towns',
    access: 'public',
    summary: 'The nearest place and the nearest large town of a home; none where its point is not known',
    answer: z.object({ towns: z.array(NearbyTown) }),
  }),
  places: endpoint({
    method: 'GET',
    path: '/allProperty/places',
    access: 'agentOrAdmin',
    summary:
      'A location as it is read: the parts of its address, the location that buyers would see of it, and the two likeliest places where it may be several',
    query: z.object({ location: Location }),
    answer: LocationReading,
  }),
  create: endpoint({
    method: 'POST',
    path: '/allProperty',
    access: 'agentOrAdmin',
    summary:
      'Lists a property, pending; agent name and e-mail are the caller’s. `latitude` and `longitude` go together; `priceKind` says how `price` is asked, and fits it; `tours` are links to the site’s hosts of tours, `documents` are uploaded before; `openTimes` are announced to everybody, and never overlap the caller’s other open times and viewings',
    needsVerifiedEmail: true,
    body: NewProperty,
    answer: Inserted,
    success: 201,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/allProperty/:id',
    access: 'admin',
    summary: 'Verifies or rejects a pending property, once',
    body: z.object({ status: PropertyStatus, reason: z.optional(RejectionReason) }),
    answer: Modified,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/allProperty/:id',
    access: 'agentOrAdmin',
    summary:
      'Updates one of the caller’s properties, unless it is rejected or sold; `latitude` and `longitude` go together; `priceKind` fits `price`; new `tours` are links to the site’s hosts of tours, new `documents` are uploaded before; `openTimes` are those that are not over, and who comes to one that changes is notified',
    body: PropertyUpdate,
    answer: Modified,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/allProperty/:id',
    access: 'agentOrAdmin',
    summary: 'Deletes one of the caller’s unsold properties; an admin may delete any',
    answer: Deleted,
  }),
}
