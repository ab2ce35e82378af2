import type { FeedFault } from '../source/feed-fault.ts'
import type { FeedFigures } from './feed-figures.ts'

/** The formats, with the name, file extension and content type of written files. */
export const feedFormats = {
  blm: { name: 'BLM v3', extension: 'blm', contentType: 'text/plain; charset=utf-8' },
  openimmo: { name: 'OpenImmo 1.2.7', extension: 'xml', contentType: 'application/xml' },
  kyero: { name: 'Kyero v3', extension: 'xml', contentType: 'application/xml' },
  reaxml: { name: 'REAXML', extension: 'xml', contentType: 'application/xml' },
  reso: { name: 'RESO Data Dictionary 2.0', extension: 'json', contentType: 'application/json' },
  csv: { name: 'CSV', extension: 'csv', contentType: 'text/csv; charset=utf-8' },
}
export type FeedFormatId = keyof typeof feedFormats

/** A position in a feed file. `line`: from 1. `element`: the tag. `number`: of the element or home, from 1. */
export type FeedPlace = { line?: number | undefined; element?: string | undefined; number?: number | undefined }

export const placeText = ({ line, element, number }: FeedPlace): string =>
  [elementText(element, number), line !== undefined && `line ${line}`].filter(Boolean).join(', ')

const elementText = (element?: string, number?: number): string | undefined =>
  number === undefined ? element : element === undefined ? `home ${number}` : `element ${number} ${element}`

export type PictureKind = 'photo' | 'floorPlan' | 'map' | 'energy'

/**
 * A picture at a web address, or a file in the feed's archive or folder. Without a kind, it is a photograph. `version`:
 * changes with the file. `modified`: the feed's time or checksum, which shows that the picture at the same address has
 * changed.
 */
export type FeedPicture = { caption: string; kind?: PictureKind | undefined; modified?: string } & (
  | { url: string; file?: undefined }
  | { file: string; url?: undefined; version?: string }
)

export type FeedLink = { url: string; title: string }

/** A PDF in the feed's archive or folder. `version`: changes with the file. */
export type FeedDocumentFile = { file: string; title: string; version?: string }

/**
 * The person at the agency who looks after a home. `phone`: as written in the file, without a country code if the
 * number is one of the country of the home. `country`: that of such a number by the format (ISO 3166-1 alpha-2), for
 * homes whose address names none.
 */
export type FeedContact = {
  name: string
  phone?: string | undefined
  email?: string | undefined
  image?: string | undefined
  country?: string | undefined
}

/** An open house: a time at which a home can be visited without an appointment, as ISO times in UTC. */
export type FeedOpenTime = { startsAt: string; endsAt: string }

/** The parts of an address. `country`: ISO 3166-1 alpha-2. */
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

export type FeedFacts = FeedFigures & {
  type?: 'house' | 'apartment' | 'townhouse' | 'land' | 'other' | undefined
  bedrooms?: number | undefined
  bathrooms?: number | undefined
  area?: number | undefined
  plot?: number | undefined
  areaUnit?: AreaUnit | undefined
  yearBuilt?: number | undefined
  tenure?: 'freehold' | 'leasehold' | 'other' | undefined
  /** A+ and H are classes of German certificates. */
  energyRating?: 'A+' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | undefined
  features?: string[] | undefined
  timeZone?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  precision?: 'exact' | 'street' | 'town' | undefined
  /** The kind of price; only `onApplication` and `auction` may have no amount. */
  priceKind?: PriceKind | undefined
  /** The beginning of the auction: ISO 8601 in UTC. */
  auctionAt?: string | undefined
  auctionConditional?: boolean | undefined
  auctionClosesOffers?: boolean | undefined
}
export type PriceKind = 'exact' | 'range' | 'from' | 'offersOver' | 'guide' | 'fixed' | 'onApplication' | 'auction'

/** Titles and descriptions in further languages, by their codes of ISO 639-1, such as `es`. */
export type FeedTexts = Record<string, { title?: string | undefined; description?: string | undefined }>

/** A home as stated in a feed: values are not validated, and absent ones are unknown. */
export type FeedListing = {
  reference: string
  place: FeedPlace
  title: string
  description: string
  /** The language of the title and the description, as in `FeedTexts`; undefined if the file doesn't say. */
  language?: string | undefined
  translations?: FeedTexts | undefined
  /**
   * The amount in plain digits, which may be followed by the format's words: `250000 (Guide price)`. A text with
   * several amounts is unchanged. Undefined for a price on application or 0.
   */
  price?: string | undefined
  /** The currency of the price, as an ISO 4217 code; undefined if neither the file nor its format states one. */
  currency?: string | undefined
  market: FeedMarket
  /**
   * The address as text, from the smallest part to the largest: complete in homes that were read; only the public part
   * in homes to write.
   */
  location: string
  /** The part of the address that may be public; readers keep all of it. */
  addressShown: AddressShown
  address: FeedAddress
  /** The date of the listing: YYYY-MM-DD. */
  date?: string | undefined
  /** The time of the last change: ISO 8601; only writers use it. */
  modified?: string | undefined
  facts: FeedFacts
  contact?: FeedContact | undefined
  /** The picture of the agent whose account has the home; only in CSV. */
  agentImage?: string | undefined
  pictures: FeedPicture[]
  tours?: FeedLink[] | undefined
  documents?: FeedLink[] | undefined
  /** Only readers have them; writers write documents with an address. */
  documentFiles?: FeedDocumentFile[] | undefined
  openTimes?: FeedOpenTime[] | undefined
  /** The caller's names of the fields that the file has no column for; only in CSV. */
  unstated?: string[] | undefined
}

export type FeedPrice = { price: string; currency?: string | undefined }

/**
 * An item of a feed, in file order. `market`, `price`: a new state or price without further data. `leftOut`: a home
 * that is not for sale. `problem`: an unreadable home (with a `reference`, it is still in the file) or a fault of the
 * file. `end`: always the last item.
 */
export type FeedItem =
  | { kind: 'listing'; listing: FeedListing }
  | { kind: 'removed'; place: FeedPlace; reference: string }
  | { kind: 'market'; place: FeedPlace; reference: string; market: FeedMarket }
  | ({ kind: 'price'; place: FeedPlace; reference: string } & FeedPrice)
  | { kind: 'leftOut'; place: FeedPlace; reference?: string | undefined; reason: string }
  | ({ kind: 'problem'; place: FeedPlace; reference?: string | undefined } & Reason)
  | FeedEnd

/** The reason of a problem, in English. `fault`: the same as a code with values, unless the caller gave the reason. */
type Reason = { message: string; fault?: FeedFault | undefined }

/**
 * The end of a feed. `complete`: the whole file was read; only then are homes missing from it to be removed. `whole`:
 * the file is the whole stock (true) or has only changes (false); undefined if the format doesn't say.
 */
export type FeedEnd = { kind: 'end'; complete: boolean; whole?: boolean | undefined }
