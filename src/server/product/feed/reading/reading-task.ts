import type { FeedEnd, FeedPlace, FeedPrice } from 'feed-formats'
import type { Currency } from '#contract/currency'
import type { FeedFormat } from '#contract/feed'
import type { Market } from '#contract/market-state'
import type { ListingTerms } from '../../listing/checked-listing.ts'
import type { Agent } from '../../listing/listing-draft.ts'
import type { SoldBatch } from '../../sold-price/sold-file.ts'
import type { CheckedHome, RefusedHome } from './listing-values.ts'

type File = { path: string; folder?: string | undefined }

/**
 * A task for the reading process. `index`: list all items in short form. `homes`: validate the listings at these
 * positions of the file. `sold`: read a file of sold prices. `picture`: read one picture from the file.
 */
export type ReadingTask =
  | (File & { kind: 'index'; format: FeedFormat })
  | (File & { kind: 'homes'; format: FeedFormat; wanted: Uint32Array; agent: Agent; terms: ListingTerms })
  | { kind: 'sold'; path: string; currency: Currency }
  | (File & { kind: 'picture'; file: string; maxBytes: number })

export type IndexItem =
  | { kind: 'listing'; place: FeedPlace; reference: string; hash: string }
  | { kind: 'removed'; place: FeedPlace; reference: string }
  | { kind: 'market'; place: FeedPlace; reference: string; market: Market }
  | ({ kind: 'price'; place: FeedPlace; reference: string } & FeedPrice)
  | { kind: 'leftOut'; place: FeedPlace; reference?: string | undefined }
  | { kind: 'problem'; place: FeedPlace; reference?: string | undefined; message: string }
  | FeedEnd

export type ReadHome = { reference: string; place: FeedPlace; market: Market; checked: CheckedHome | RefusedHome }

export type ReadItem = {
  index: IndexItem
  homes: ReadHome
  sold: SoldBatch[number]
  picture: Uint8Array
}

/**
 * A response of the reading process. `share`: the fraction of the file that was read. `refusal`: the reason why the
 * file is unreadable, for its sender.
 */
export type ReadingAnswer =
  | { kind: 'items'; items: ReadItem[keyof ReadItem][]; share: number }
  | { kind: 'end' }
  | { kind: 'refusal'; refusal: string }
  | { kind: 'failure'; failure: string }

export const MORE = 'more'
export const MESSAGES_AHEAD = 2
