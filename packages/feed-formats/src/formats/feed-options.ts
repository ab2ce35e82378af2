import type { AddressShown, FeedAddress, FeedListing } from './feed-format.ts'

/** The columns of CSV, which are not standardized: each program that reads and writes it defines its own. */
export type CsvTable = {
  /** Returns the reader of rows by the file's first row; throws a FeedFileError for unknown columns. */
  readerOf(header: string[]): (cells: string[]) => CsvHome
  /** Ends with a line end, as does the result of `lineOf`. */
  headerLine: string
  lineOf(home: FeedListing): string
}
/** `message`: why a row is no home. */
export type CsvHome = Omit<FeedListing, 'place'> | { reference: string | undefined; message: string }

export type ReadOptions = {
  csv?: CsvTable
  /** ISO 4217 codes to recognize in prices; by default all. */
  currencies?: readonly string[]
  /** By default one visible line of 1 to 200 characters. */
  isReference?(text: string): boolean
  /** Cuts the unit out of a line ("Flat 2, 14 Mill Lane"); by default nothing. */
  takeUnit?(line: string): { unit: string; rest: string } | undefined
  /** Returns the parts that a composed title may name; by default those that are not hidden. */
  shownParts?(address: FeedAddress, shown: AddressShown): FeedAddress
}

/**
 * `currency`: of prices without one. `origin`: of relative addresses. `at`: when the file is written. `software`: named
 * as the sender.
 */
export type WriteOptions = {
  agent: { name: string; email: string }
  currency: string
  origin: string
  at: Date
  software: string
  csv?: CsvTable
  /** Returns an address of the picture in a type that portals accept; undefined to leave the address unchanged. */
  pictureUrl?(url: URL): string | undefined
  /** Returns house number and street in the order of their country; by default the number first. */
  streetLine?(address: FeedAddress): string
}

export type FeedWriter = (homes: AsyncIterable<FeedListing>, options: WriteOptions) => AsyncIterable<string>
