/** The formats, with the name, extension and content type of the files that are written. */
export const feedFormats = {
  blm: { name: 'BLM v3', extension: 'blm', contentType: 'text/plain; charset=utf-8' },
  openimmo: { name: 'OpenImmo 1.2.7', extension: 'xml', contentType: 'application/xml' },
  kyero: { name: 'Kyero v3', extension: 'xml', contentType: 'application/xml' },
  reaxml: { name: 'REAXML', extension: 'xml', contentType: 'application/xml' },
  reso: { name: 'RESO Data Dictionary 2.0', extension: 'json', contentType: 'application/json' },
  csv: { name: 'CSV', extension: 'csv', contentType: 'text/csv; charset=utf-8' },
}
export type FeedFormatId = keyof typeof feedFormats

/** `line` starts at 1; `element` includes its number among the homes. */
export type FeedPlace = { line?: number | undefined; element?: string | undefined }

export const placeText = ({ line, element }: FeedPlace): string =>
  [element, line !== undefined && `line ${line}`].filter(Boolean).join(', ')

export type PictureKind = 'photo' | 'floorPlan' | 'map' | 'energy'

/**
 * A picture at a web address, or in the feed's archive or folder. Without a kind: a photograph. `version`: of that file.
 * `modified`: its time or checksum in the feed, by which a changed picture at the same address is recognized.
 */
export type FeedPicture = { caption: string; kind?: PictureKind | undefined; modified?: string } & (
  | { url: string; file?: undefined }
  | { file: string; url?: undefined; version?: string }
)

/** A link of a home at a web address: a tour or a video, or a document. */
export type FeedLink = { url: string; title: string }

/** `country`: ISO 3166-1 alpha-2. */
export type FeedAddress = {
  unit?: string | undefined
  building?: string | undefined
  houseNumber?: string | undefined
  street?: string | undefined
  locality?: string | undefined
  town?: string | undefined
  region?: string | undefined
  postcode?: string | undefined
  country?: string | undefined
}
export type AddressShown = 'whole' | 'street' | 'town'
export type FeedMarket = 'available' | 'underOffer' | 'soldElsewhere' | 'paused'
export type AreaUnit = 'ft2' | 'm2'

export type FeedFacts = {
  type?: 'house' | 'apartment' | 'townhouse' | 'land' | 'other' | undefined
  bedrooms?: number | undefined
  bathrooms?: number | undefined
  area?: number | undefined
  plot?: number | undefined
  areaUnit?: AreaUnit | undefined
  yearBuilt?: number | undefined
  tenure?: 'freehold' | 'leasehold' | 'other' | undefined
  energyRating?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | undefined
  features?: string[] | undefined
  /** IANA. */
  timeZone?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  precision?: 'exact' | 'street' | 'town' | undefined
  /** How the price is asked; only `onApplication` and `auction` may be without an amount. */
  priceKind?: PriceKind | undefined
  /** ISO 8601 in UTC. */
  auctionAt?: string | undefined
  auctionConditional?: boolean | undefined
  auctionClosesOffers?: boolean | undefined
}
export type PriceKind = 'exact' | 'range' | 'from' | 'offersOver' | 'guide' | 'fixed' | 'onApplication' | 'auction'

/** A home as its format states it: values are not validated, and absent ones are unknown. */
export type FeedListing = {
  reference: string
  place: FeedPlace
  title: string
  description: string
  /**
   * The amount in plain digits, which a format’s words may follow: `250000 (Guide price)`; the text itself if it has
   * several amounts. Undefined for a price on application or 0.
   */
  price?: string | undefined
  /** ISO 4217; undefined if neither the file nor its format states one. */
  currency?: string | undefined
  market: FeedMarket
  /** Ordered from the smallest part to the largest. Complete when read; limited to what may be shown when written. */
  location: string
  /** The part of the address that the sender allows to be shown; readers keep all of it. */
  addressShown: AddressShown
  address: FeedAddress
  /** YYYY-MM-DD. */
  date?: string | undefined
  /** ISO 8601; only writers use it. */
  modified?: string | undefined
  facts: FeedFacts
  agent?: { name?: string | undefined; email?: string | undefined; image?: string | undefined } | undefined
  pictures: FeedPicture[]
  /** Virtual tours and videos. */
  tours?: FeedLink[] | undefined
  documents?: FeedLink[] | undefined
}

export type FeedPrice = { price: string; currency?: string | undefined }

/**
 * An item of a feed in file order. `market`, `price`: a new state or price without further data. `leftOut`: a home that
 * is not for sale. `problem`: an unreadable home (`reference` means it is still in the file) or a fault of the file.
 * `end` always comes last.
 */
export type FeedItem =
  | { kind: 'listing'; listing: FeedListing }
  | { kind: 'removed'; place: FeedPlace; reference: string }
  | { kind: 'market'; place: FeedPlace; reference: string; market: FeedMarket }
  | ({ kind: 'price'; place: FeedPlace; reference: string } & FeedPrice)
  | { kind: 'leftOut'; place: FeedPlace; reference?: string | undefined; reason: string }
  | { kind: 'problem'; place: FeedPlace; reference?: string | undefined; message: string }
  | FeedEnd

/**
 * `complete`: the file was read to its end without loss; only then are homes missing from it gone. `whole`: the file is
 * the whole stock (true) or changes (false); undefined if the format doesn't say.
 */
export type FeedEnd = { kind: 'end'; complete: boolean; whole?: boolean | undefined }
