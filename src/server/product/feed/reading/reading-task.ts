import type { Currency } from '#contract/currency'
import type { FeedFormat } from '#contract/feed'
import type { Market } from '#contract/market-state'
import type { ListingTerms } from '../../import/listing.ts'
import type { SoldBatch } from '../../sold-price/sold-file.ts'
import type { Agent } from '../formats/csv-format.ts'
import type { FeedEnd, FeedPlace, FeedPrice } from '../formats/feed-format.ts'
import type { CheckedHome, RefusedHome } from './listing-values.ts'

/** `folder`: of pictures that came next to the file. */
type File = { path: string; folder?: string | undefined }

/**
 * What a reading process is asked for. `index`: all items in short; `homes`: the listings at these positions, in the file's order, checked;
 * `sold`: the rows of a file of sold prices; `picture`: one picture that came with the file.
 */
export type ReadingTask =
  | (File & { kind: 'index'; format: FeedFormat })
  | (File & { kind: 'homes'; format: FeedFormat; wanted: Uint32Array; agent: Agent; terms: ListingTerms })
  | { kind: 'sold'; path: string; currency: Currency }
  | (File & { kind: 'picture'; file: string; maxBytes: number })

/** An item of a feed without its values. `hash`: of all that a listing says. */
export type IndexItem =
  | { kind: 'listing'; place: FeedPlace; reference: string; hash: string }
  | { kind: 'removed'; place: FeedPlace; reference: string }
  | { kind: 'market'; place: FeedPlace; reference: string; market: Market }
  | ({ kind: 'price'; place: FeedPlace; reference: string } & FeedPrice)
  | { kind: 'leftOut'; place: FeedPlace; reference?: string | undefined }
  | { kind: 'problem'; place: FeedPlace; reference?: string | undefined; message: string }
  | FeedEnd

/** A listing of a feed after every check of the contract. */
export type ReadHome = { reference: string; place: FeedPlace; market: Market; checked: CheckedHome | RefusedHome }

/** The items of each task; `picture` has at most one. */
export type ReadItem = {
  index: IndexItem
  homes: ReadHome
  sold: SoldBatch[number]
  picture: Uint8Array
}

/** `share`: the part of the file that is read, 0 to 1. `refusal`: why the file can't be read, for its sender. */
export type ReadingAnswer =
  | { kind: 'items'; items: ReadItem[keyof ReadItem][]; share: number }
  | { kind: 'end' }
  | { kind: 'refusal'; refusal: string }
  | { kind: 'failure'; failure: string }

/** Sent by the server for each message that it has worked off. */
export const MORE = 'more'
/** The number of messages that may be on their way. */
export const MESSAGES_AHEAD = 2
