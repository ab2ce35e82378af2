import type { Address, AddressShown } from '#contract/address'
import type { Market } from '#contract/market-state'
import type { Property } from '#contract/property'
import type { FactName } from '#contract/property-facts'

export const FEED_FORMATS = ['blm', 'openimmo', 'kyero', 'reaxml', 'reso', 'csv'] as const
export type FeedFormatId = (typeof FEED_FORMATS)[number]

/** `line` starts at 1; `element` includes its number among the homes. */
export type FeedPlace = { line?: number | undefined; element?: string | undefined }

export const placeText = ({ line, element }: FeedPlace): string =>
  [element, line !== undefined && `line ${line}`].filter(Boolean).join(', ')

/**
 * A picture at a web address, or in the feed's archive or folder. `version`: of that file. `modified`: its time or
 * checksum in the feed, by which a changed picture at the same address is recognized.
 */
export type FeedPicture = { caption: string; modified?: string } & (
  | { url: string; file?: undefined }
  | { file: string; url?: undefined; version?: string }
)

/** A home as its format states it: values are not validated, and absent ones are unknown. */
export type FeedListing = {
  reference: string
  place: FeedPlace
  title: string
  description: string
  /** Plain digits if there is one amount; undefined for a price on application or 0. */
  price?: string | undefined
  /** ISO 4217; undefined for the site's currency. */
  currency?: string | undefined
  market: Market
  /** Ordered from the smallest part to the largest. Complete when read; limited to what may be shown when written. */
  location: string
  /** The part of the address that the sender allows to be shown; readers keep all of it. */
  addressShown: AddressShown
  address: Address
  /** YYYY-MM-DD. */
  date?: string | undefined
  /** ISO 8601; only writers use it. */
  modified?: string | undefined
  facts: Partial<Pick<Property, FactName>>
  agent?: { name?: string | undefined; email?: string | undefined; image?: string | undefined } | undefined
  pictures: FeedPicture[]
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
  | { kind: 'market'; place: FeedPlace; reference: string; market: Market }
  | ({ kind: 'price'; place: FeedPlace; reference: string } & FeedPrice)
  | { kind: 'leftOut'; place: FeedPlace; reference?: string | undefined; reason: string }
  | { kind: 'problem'; place: FeedPlace; reference?: string | undefined; message: string }
  | FeedEnd

/**
 * `complete`: the file was read to its end without loss; only then are homes missing from it gone. `whole`: the file is
 * the whole stock (true) or changes (false); undefined if the format doesn't say.
 */
export type FeedEnd = { kind: 'end'; complete: boolean; whole?: boolean | undefined }

export type FeedSource = {
  format: FeedFormatId
  items: AsyncIterable<FeedItem>
  share(): number
  picture(file: string, maxBytes: number): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

export type FeedFileTerms = { agent: { name: string; email: string }; currency: string; origin: string; at: Date }

export type FeedWriter = (homes: AsyncIterable<FeedListing>, terms: FeedFileTerms) => AsyncIterable<string>
