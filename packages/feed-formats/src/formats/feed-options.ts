import type { AddressShown, FeedAddress, FeedListing } from './feed-format.ts'

/** The columns of a CSV file. They are not standardized, so each program that reads and writes CSV defines its own. */
export type CsvTable = {
  /** Returns a parser of rows for the file's header; throws a FeedFileError for unknown columns. */
  readerOf(header: string[]): (cells: string[]) => CsvHome
  /** The header row with its line end, which each row of `lineOf` has, too. */
  headerLine: string
  lineOf(home: FeedListing): string
}
export type CsvHome = Omit<FeedListing, 'place'> | { reference: string | undefined; message: string }

export type ReadOptions = {
  csv?: CsvTable
  /** The ISO 4217 codes that are recognized in prices; by default all. */
  currencies?: readonly string[]
  /** Returns true for a valid reference; by default, one visible line of 1 to 200 characters. */
  isReference?(text: string): boolean
  /** Splits a unit from a line ("Flat 2, 14 Mill Lane"); by default, no unit is recognized. */
  takeUnit?(line: string): { unit: string; rest: string } | undefined
  /** Returns the parts of an address that a generated title may name; by default, those that are public. */
  shownParts?(address: FeedAddress, shown: AddressShown): FeedAddress
}

/**
 * Options of writers. `currency`: of prices without one. `origin`: the base of relative addresses. `at`: the time of
 * writing. `software`: the name of the sending program.
 */
export type WriteOptions = {
  agent: { name: string; email: string }
  currency: string
  origin: string
  at: Date
  software: string
  csv?: CsvTable
  /** Returns the address of a picture in a format that portals accept; undefined to keep the address. */
  pictureUrl?(url: URL): string | undefined
  /** Returns house number and street in the order that is usual in the country; by default, the number comes first. */
  streetLine?(address: FeedAddress): string
}

export type FeedWriter = (homes: AsyncIterable<FeedListing>, options: WriteOptions) => AsyncIterable<string>
