export {
  type AddressShown,
  type FeedAddress,
  type FeedContact,
  type FeedEnd,
  type FeedFacts,
  type FeedFormatId,
  type FeedItem,
  type FeedLink,
  type FeedListing,
  type FeedPicture,
  type FeedPlace,
  type FeedPrice,
  feedFormats,
  type PictureKind,
  placeText,
} from './formats/feed-format.ts'
export type { CsvHome, CsvTable, ReadOptions, WriteOptions } from './formats/feed-options.ts'
export { type FeedSource, openFeed } from './formats/open-feed.ts'
export { readFeed } from './formats/read-feed.ts'
export { writeFeed } from './formats/write-feed.ts'
export { type CsvFile, openCsv } from './source/csv-file.ts'
export type { Row } from './source/csv-rows.ts'
export { type FaultCode, type FaultValues, type FeedFault, FeedFileError, feedFault } from './source/feed-fault.ts'
export { type FeedFile, openFeedFile } from './source/feed-file.ts'
