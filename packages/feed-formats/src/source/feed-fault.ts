type Value = string | number | FeedFault
type Values = Record<string, Value>

const hasColumns = (count: number): string => `it has ${count} column${count === 1 ? '' : 's'}`

/**
 * The English sentence of each fault that readers report. Those without a full stop are about a row, or stand inside
 * another one as its `reason`.
 */
const texts = {
  emptyFile: () => 'The file is empty.',
  notAFile: () => 'Not a file.',
  isFolder: () => 'The file is a folder.',
  noFile: () => 'The file doesn’t exist.',
  noPermission: () => 'The file can’t be read: no permission.',
  cantOpen: ({ code }: { code: string }) => `The file can’t be opened (${code}).`,
  changedWhileRead: () => 'The file was changed while it was read. Run it again.',
  tooLarge: () => 'The file is too large: 2 GB is the limit.',
  bomb: () => 'The file unpacks to far more than it is: it looks like an attack.',
  csvWorkbook: () => 'The file is a workbook (.xlsx, .ods), not CSV: open it and save it as “CSV UTF-8”.',
  oldWorkbook: () => 'The file is an old Excel workbook (.xls), not CSV: open it and save it as “CSV UTF-8”.',
  pdf: () => 'The file is a PDF, not CSV: open it and save it as “CSV UTF-8”.',
  brokenPacked: ({ error }: { error: string }) => `The file is a broken gzip file (${error}).`,
  brokenZip: ({ error }: { error: string }) => `The ZIP is broken (${error}).`,
  wrongChecksum: () => 'The ZIP is broken (wrong checksum). Please send it again.',
  zipTooMany: () => 'The ZIP has more than 50,000 files.',
  zipUnreadable: ({ error }: { error: string }) => `The ZIP can’t be read (${error}).`,
  zipNoHomes: ({ names }: { names: string }) => `The ZIP has no file of homes (${names}).`,
  zipSeveral: ({ one, other }: { one: string; other: string }) =>
    `The ZIP has several files of homes (${one}, ${other}): send one in each.`,
  noFormat: () => 'The file is none of BLM, OpenImmo, Kyero, REAXML and RESO JSON.',
  noReference: () => 'It has no reference, or one that can’t be read.',
  wrongEncoding: () => 'It has bytes that are not in the encoding of the file. Save the file as UTF-8.',

  noDataSoon: () => 'The file has no #DATA# after its columns within 64,000 characters.',
  noData: () => 'The file has no #DATA# after its columns.',
  noRowEnd: ({ line, mark }: { line: number; mark: string }) =>
    `The row of line ${line} has no end (${mark}) for a million characters.`,
  noEnd: ({ line }: { line: number }) => `The file breaks off behind line ${line}: it has no #END#.`,
  headerCount: ({ count, rows }: { count: number; rows: number }) =>
    `Its header says that it has ${count} homes, but it has ${rows}.`,
  noEnds: () => 'The header doesn’t say how fields (EOF) and rows (EOR) end.',
  blmVersion: ({ version }: { version: string }) => `The file is version ${version} of BLM, not 3.`,
  blmNoVersion: () => 'The file is version unknown of BLM, not 3.',
  tooManyColumns: ({ most }: { most: number }) => `The file has more than ${most} columns.`,
  noColumn: ({ name }: { name: string }) => `The file has no column ${name}.`,
  fieldCount: ({ fields, columns }: { fields: number; columns: number }) => `It has ${fields} fields, not ${columns}.`,
  transactionKind: () => 'Its TRANS_TYPE_ID is neither 1 (a sale) nor 2 (a letting).',

  unknownRoot: ({ names }: { names: string }) => `The file is XML, but none of ${names} is its first element.`,
  brokenXml: ({ line, reason }: { line: number; reason: FeedFault }) =>
    `The file can’t be read from line ${line} on: ${reason.message}.`,
  brokenElement: ({ reason }: { reason: FeedFault }) => `It can’t be read: ${reason.message}.`,
  forbiddenCharacter: () => 'It has a character that XML forbids, which was left out. Send the file again without it.',
  noXml: () => 'it is not XML',
  tooManyAttributes: () => 'an element has too many attributes',
  tooDeep: () => 'its elements are nested too deeply',
  tooManyElements: () => 'an element has too many others in it',
  noElementEnd: () => 'it has no end of an element for millions of characters',
  xmlUnclosed: () => 'an element is not closed',
  xmlUnmatched: () => 'an end tag doesn’t match the element that is open',
  xmlTag: () => 'a tag is not written as XML requires',
  xmlAttribute: () => 'an attribute has no value in quotes, or stands there twice',
  xmlReference: () => 'it has a reference (&…;) that XML doesn’t know',
  xmlOutside: () => 'something stands outside its first element',
  xmlDeclaration: () => 'its XML declaration is not as XML requires',
  /** Any other error. */
  xmlError: () => 'it breaks a rule of XML',
  openImmoAction: () => 'Its aktionart is none that OpenImmo has.',
  openImmoMarketing: () => 'Its vermarktungsart says neither sale nor letting.',
  reaxmlKind: () => 'It is no kind of listing that REAXML has.',
  reaxmlStatus: () => 'Its status is none that REAXML has.',
  kyeroVersion: ({ version }: { version: string }) => `It is version ${version}, not 3.`,
  kyeroFrequency: () => 'Its price_freq is none that Kyero has.',

  firstPage: () => 'It is the first page of an answer: the homes of the next pages are not in it.',
  noObject: () => 'It is not a JSON object.',
  brokenJson: ({ count, reason }: { count: number; reason: FeedFault }) =>
    `The file can’t be read behind home ${count}: ${reason.message}.`,
  moreAfterEnd: () => 'there is more behind its end',
  valueTooLong: () => 'one value has more than a million characters',
  breaksOff: () => 'it breaks off',
  noJson: () => 'it is not valid JSON from there on',

  noFirstLine: ({ reason }: { reason: FeedFault }) => `The file has no readable first line: ${reason.message}.`,
  nulCharacters: () => 'it has NUL characters, as files have that are damaged or no text',
  repeatedHeader: () => 'it repeats the names of the columns',
  columnCount: ({ columns, width }: { columns: number; width: number }) => `${hasColumns(columns)}, not ${width}`,
  columnCountOpenQuote: ({ columns, width, line }: { columns: number; width: number; line: number }) =>
    `${hasColumns(columns)}, not ${width}, perhaps as a quote that was opened on line ${line} was not closed`,
  columnCountCurlyQuotes: ({ columns, width }: { columns: number; width: number }) =>
    `${hasColumns(columns)}, not ${width}, perhaps as its quotes are not the straight ones (") of a CSV file`,
  quoteNeverClosed: ({ line }: { line: number }) => `a quote is opened on line ${line} and never closed`,
  quoteNotClosedSoon: ({ line }: { line: number }) =>
    `a quote is opened on line ${line} and not closed within 1,000 lines or 1,000,000 characters`,
  quoteInside: () => 'a quote stands inside a value: write it twice, and the value in quotes',
  quoteInsideOf: ({ line }: { line: number }) =>
    `a quote stands inside a value: write it twice, and the value in quotes (the quote of line ${line})`,
}

export type FaultCode = keyof typeof texts
export type FaultValues<Code extends FaultCode> = Parameters<(typeof texts)[Code]>

export type FeedFault = { code: FaultCode; values: Values; message: string }

export function feedFault<Code extends FaultCode>(code: Code, ...given: FaultValues<Code>): FeedFault {
  const [values = {}] = given
  const write = texts[code] as (values: Values) => string // `FaultValues` has the values of this code alone
  return { code, values, message: write(values) }
}

/** The file can't be read. The message is a sentence for its sender; `fault`: the same by code, of a reader of ours. */
export class FeedFileError extends Error {
  readonly fault: FeedFault | undefined

  constructor(fault: FeedFault | string) {
    super(typeof fault === 'string' ? fault : fault.message)
    this.fault = typeof fault === 'string' ? undefined : fault
  }
}

export const fileError = <Code extends FaultCode>(code: Code, ...values: FaultValues<Code>): FeedFileError =>
  new FeedFileError(feedFault(code, ...values))
