import type { Address, AddressShown } from '#contract/address'
import type { Market } from '#contract/market-state'
import type { Property } from '#contract/property'
import type { FactName } from '#contract/property-facts'

/** The formats by their ids. CSV is our own. */
export const FEED_FORMATS = ['blm', 'openimmo', 'kyero', 'reaxml', 'reso', 'csv'] as const
export type FeedFormatId = (typeof FEED_FORMATS)[number]

/** A place in a feed's file: the line from 1, the element with its number among those that are homes. */
export type FeedPlace = { line?: number | undefined; element?: string | undefined }

export const placeText = ({ line, element }: FeedPlace): string =>
  [element, line !== undefined && `line ${line}`].filter(Boolean).join(', ')

/**
 * A picture at a web address, or in a file of the feed's archive or folder. `version`: of a file that is there; `modified`: its time or
 * checksum as the feed says it, by which a picture at the same address is another one.
 */
export type FeedPicture = { caption: string; modified?: string } & (
  | { url: string; file?: undefined }
  | { file: string; url?: undefined; version?: string }
)

/** A home as any format says it. Its values aren't checked by the contract; those that the format doesn't have are absent. */
export type FeedListing = {
  /** The sender's own id of the home. */
  reference: string
  place: FeedPlace
  title: string
  /** Plain text. */
  description: string
  /** In plain digits where the file has one amount; undefined for a price on application, or 0. */
  price?: string | undefined
  /** ISO 4217, where the file or its format says it; undefined for the site's. */
  currency?: string | undefined
  market: Market
  /** As a person writes it, from the smallest part to the largest. As it is read, it is whole; as it is written, it has what may be shown. */
  location: string
  /** What the sender lets anybody see of the address, of which the reader leaves nothing out. */
  addressShown: AddressShown
  address: Address
  /** The day of listing, YYYY-MM-DD. */
  date?: string | undefined
  /** The moment of the last change, in ISO 8601. Readers leave it out. */
  modified?: string | undefined
  facts: Partial<Pick<Property, FactName>>
  agent?: { name?: string | undefined; email?: string | undefined; image?: string | undefined } | undefined
  /** The property image first. */
  pictures: FeedPicture[]
}

export type FeedPrice = { price: string; currency?: string | undefined }

/**
 * What a reader finds, in the order of the file. `market`, `price`: a new state or price of a home of which the file says no more.
 * `leftOut`: a home that isn't for sale. `problem`: a home that can't be read (with `reference`: which is still in the file),
 * or a fault of the file. `end` is the last one, always.
 */
export type FeedItem =
  | { kind: 'listing'; listing: FeedListing }
  | { kind: 'removed'; place: FeedPlace; reference: string }
  | { kind: 'market'; place: FeedPlace; reference: string; market: Market }
  | ({ kind: 'price'; place: FeedPlace; reference: string } & FeedPrice)
  | { kind: 'leftOut'; place: FeedPlace; reference?: string | undefined; reason: string }
  | { kind: 'problem'; place: FeedPlace; reference?: string | undefined; message: string }
  | FeedEnd

/**
 * `complete`: the file was read to its end, and nothing of it was lost; only then is a home gone that it doesn't name.
 * `whole`: the file says that it is the whole stock (true) or changes (false); undefined where the format has no word for it.
 */
export type FeedEnd = { kind: 'end'; complete: boolean; whole?: boolean | undefined }

/** A file that is open for reading: of one home after another, and of the pictures that came with it. */
export type FeedSource = {
  format: FeedFormatId
  items: AsyncIterable<FeedItem>
  /** The part of the file that is read, 0 to 1. */
  share(): number
  /** Returns the bytes of a picture in the archive, or in the folder of the file; undefined for none, or one of more than `maxBytes`. */
  picture(file: string, maxBytes: number): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

/** The words of a file that are not of one home. `agent`: whose homes they are; `origin`: the site's own address. */
export type FeedFileTerms = { agent: { name: string; email: string }; currency: string; origin: string; at: Date }

/** Writes homes as a file of one format, piece by piece. */
export type FeedWriter = (homes: AsyncIterable<FeedListing>, terms: FeedFileTerms) => AsyncIterable<string>
