import { type FeedListing, type FeedPlace, type FeedSource, feedFormats, placeText } from 'feed-formats'
import type { Currency } from '#contract/currency'
import { factFields } from '#contract/property-facts'
import { isPictureUrl } from '#contract/text'
import { galleryOf } from '../feed/reading/listing-files.ts'
import { checkedHome } from '../feed/reading/listing-values.ts'
import { indexItem } from '../feed/reading/read-items.ts'
import type { IndexItem } from '../feed/reading/reading-task.ts'
import { marketColumns } from '../property/property-market.store.ts'
import { pictureColumns } from '../tables/property-picture.ts'
import type { CheckedRow, ImportedFile, ImportRow } from './import-rows.ts'
import type { People } from './people.ts'
import { counted } from './report.ts'

export function importedFeed(source: FeedSource, people: People, currency: Currency): ImportedFile {
  const found: Found = {
    leftOut: 0,
    filePictures: 0,
    isWhole: true,
  }
  return {
    format: feedFormats[source.format].name,
    rows: rowsOf(source, found, { people, currency }),
    share: source.share,
    isWhole: () => found.isWhole,
    notes: () => [
      ...counted('Not for sale, and left out', found.leftOut),
      ...counted('Pictures in files, which only a feed brings', found.filePictures),
    ],
  }
}

type Found = {
  leftOut: number
  filePictures: number
  isWhole: boolean
}

async function* rowsOf(
  source: FeedSource,
  found: Found,
  terms: { people: People; currency: Currency },
): AsyncGenerator<ImportRow> {
  let line = 0
  for await (const item of source.items) {
    line += 1
    if (item.kind === 'end') found.isWhole = item.complete
    else if (item.kind === 'listing') yield listedRow(item.listing, line, { found, terms })
    else yield* followedRow(indexItem(item), line, found)
  }
}

function listedRow(
  listing: FeedListing,
  line: number,
  { found, terms }: { found: Found; terms: { people: People; currency: Currency } },
): ImportRow {
  found.filePictures += listing.pictures.filter(({ file }) => file !== undefined).length
  const { place, ...said } = listing
  // earlier versions listed each home as available: another hash lets the next import correct it
  const state = said.market === 'available' ? [] : [said.market]
  const cells = [JSON.stringify(said), ...state]
  return { line, place: shownPlace(place), cells, check: () => checkedRow(listing, terms) }
}

function followedRow(item: IndexItem, line: number, found: Found): ImportRow[] {
  if (item.kind === 'listing' || item.kind === 'end') return []
  if (item.kind === 'leftOut') found.leftOut += 1
  const { reference } = item
  const row = { line, place: shownPlace(item.place) }
  if (item.kind === 'problem') return [{ ...row, fault: item.message }]
  return reference === undefined ? [] : [{ ...row, item: { ...item, reference } }]
}

const shownPlace = (place: FeedPlace): string => placeText(place) || 'the file'

function checkedRow(home: FeedListing, { people, currency }: { people: People; currency: Currency }): CheckedRow {
  const checked = checkedHome(home, people.agent, { currency, verified: people.verified })
  if ('reason' in checked) return checked
  const shown = checked.pictures
    .filter(({ source }) => isPictureUrl(source))
    .map(({ source, ...about }) => ({ url: source, ...about }))
  const { first, others } = galleryOf(shown)
  const pictures = factFields.pictures.safeParse(others).data ?? []
  const { listing, market, warnings } = checked
  const shownAs = { image: first?.url ?? listing.image, pictures, ...pictureColumns(pictures) }
  return { listing: { ...listing, ...marketColumns(market), ...shownAs }, warnings }
}
