import { SaxesParser } from 'saxes'
import { type Row, rowsOf } from '../source/csv-rows.ts'
import { FeedFileError, fileError } from '../source/feed-fault.ts'
import type { FeedFile } from '../source/feed-file.ts'
import { linesOf } from '../source/lines.ts'
import { openText } from '../source/text-file.ts'
import { because } from './because.ts'
import type { FeedFormatId, FeedItem, FeedListing } from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'
import { readFeed } from './read-feed.ts'

const CHARACTERS_THAT_TELL = 64_000
const MAX_REFERENCE_CHARACTERS = 200

export type FeedSource = {
  format: FeedFormatId
  encoding: string
  items: AsyncIterable<FeedItem>
  /** Returns the rows of CSV, for columns that the caller knows. */
  rows(): AsyncGenerator<Row>
  /** Returns the fraction of the file that has been read, 0 to 1. */
  share(): number
  picture(file: string, maxBytes: number): Promise<Uint8Array | undefined>
  close(): Promise<void>
}

/**
 * Opens a feed file in any supported format and encoding, compressed or not; throws a FeedFileError for other files.
 * `folder`: the folder of its pictures.
 */
export async function openFeed(
  path: string,
  { folder, ...options }: ReadOptions & { folder?: string | undefined } = {},
): Promise<FeedSource> {
  const file = await openText(path, { folder })
  try {
    const format = formatOf(await startOf(file.text()))
    const items = checked((text) => readFeed(format, text, options), file.text(), file, options)
    const { encoding, share, picture, close } = file
    return { format, encoding, items, rows: () => rowsOf(linesOf(file.text())), share, picture, close }
  } catch (error) {
    await file.close()
    throw error
  }
}

async function startOf(text: AsyncIterable<string>): Promise<string> {
  let start = ''
  for await (const piece of text) {
    start += piece
    if (start.length >= CHARACTERS_THAT_TELL) break
  }
  return start.trimStart()
}

const ROOTS: Record<string, FeedFormatId> = { openimmo: 'openimmo', propertyList: 'reaxml', root: 'kyero' }

function formatOf(start: string): FeedFormatId {
  if (start === '') throw fileError('emptyFile')
  if (start.startsWith('#HEADER#')) return 'blm'
  if (/^[{[]/.test(start)) return 'reso'
  if (!start.startsWith('<')) return 'csv'
  const format = ROOTS[rootOf(start)]
  if (!format) throw fileError('unknownRoot', { names: Object.keys(ROOTS).join(', ') })
  return format
}

function rootOf(start: string): string {
  let root = ''
  const parser = new SaxesParser()
  parser.on('error', () => {}) // the reader reports it
  parser.on('opentagstart', ({ name }) => {
    root ||= name
  })
  parser.write(start)
  return root
}

/**
 * Yields the items, with homes that lack a usable reference or have undecodable bytes turned into problems. The file is
 * complete if it ended as its format requires, no home without a reference was lost, and the file didn't change during
 * reading.
 */
async function* checked(
  read: (text: AsyncIterable<string>) => AsyncIterable<FeedItem>,
  text: AsyncIterable<string>,
  file: FeedFile,
  { isReference = isLine }: ReadOptions,
): AsyncGenerator<FeedItem> {
  const isKept = (text: string) => !text.includes(UNKNOWN_BYTES) && isReference(text)
  let isDamaged = false
  async function* watched() {
    for await (const piece of text) {
      isDamaged ||= piece.includes(UNKNOWN_BYTES)
      yield piece
    }
  }
  let complete = true
  let whole: boolean | undefined
  try {
    for await (const item of read(watched())) {
      if (item.kind === 'end') {
        complete &&= item.complete
        whole = item.whole
        continue
      }
      const found = withReference(item, isKept, isDamaged)
      if (found.kind === 'problem' && !found.reference) complete = false
      if (found.kind === 'listing') await addVersions(found.listing, file)
      yield found
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error
    complete = false
    yield { kind: 'problem', place: {}, message: error.message, fault: error.fault }
  }
  if (await file.hasChanged()) {
    complete = false
    yield { kind: 'problem', place: {}, ...because('changedWhileRead') }
  }
  yield { kind: 'end', complete, whole }
}

/** Adds the version of each file, so that a new one with the same name counts as a change of the home. */
async function addVersions({ pictures, documentFiles = [] }: FeedListing, file: FeedFile): Promise<void> {
  for (const each of [...pictures, ...documentFiles]) {
    const version = each.file === undefined ? undefined : await file.pictureVersion(each.file)
    if (version !== undefined) Object.assign(each, { version })
  }
}

const UNKNOWN_BYTES = '\uFFFD'
type Found = Exclude<FeedItem, { kind: 'end' }>

function withReference(item: Found, isReference: (text: string) => boolean, isDamaged: boolean): Found {
  if (item.kind === 'problem')
    return item.reference && isReference(item.reference) ? item : { ...item, reference: undefined }
  const { place, reference = '' } = item.kind === 'listing' ? item.listing : item
  if (!isReference(reference)) {
    if (item.kind === 'leftOut') return item
    return { kind: 'problem', place, ...because('noReference') }
  }
  if (!isDamaged || item.kind !== 'listing' || !JSON.stringify(item.listing).includes(UNKNOWN_BYTES)) return item
  return { kind: 'problem', place, reference, ...because('wrongEncoding') }
}

const UNSEEN = /[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/u
const isLine = (text: string): boolean =>
  /[^\p{Z}\p{C}\p{M}]/u.test(text) && text.trim().length <= MAX_REFERENCE_CHARACTERS && !UNSEEN.test(text)
