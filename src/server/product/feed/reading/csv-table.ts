import type { CsvHome, CsvTable, FeedListing } from 'feed-formats'
import { isLanguage } from '#contract/language'
import { saidTranslations } from '#contract/listing-texts'
import { csvLines } from '../../export/csv.ts'
import { cellOf, listingColumns } from '../../export/listing-csv.rules.ts'
import type { ListingDraft } from '../../listing/listing-draft.ts'
import { columnsOf } from './csv-columns.ts'
import { galleryOf } from './listing-files.ts'

export const csvTable: CsvTable = {
  readerOf(header) {
    const { format, byName, unstated } = columnsOf(header, { quotes: false })
    return (row) => {
      const cells = byName(row)
      const draft = format.draft(cells, { email: '', name: '', image: '' })
      if (typeof draft === 'string') return { reference: cells.id?.trim(), message: draft }
      return { ...homeOf(draft), ...(unstated.length > 0 && { unstated }) }
    }
  },
  headerLine: csvLines([['id', ...listingColumns]]),
  lineOf,
}

function homeOf({ sourceId, listing }: ListingDraft): CsvHome {
  const { title, date, location, price, agentImage, propertyImage, description, market, ...rest } = listing
  const { pictures, tours, documents, contact, openTimes, ...others } = rest
  const { address, addressShown, language, translations, ...facts } = others
  return {
    reference: sourceId.trim(),
    title,
    description,
    ...(language && { language }),
    ...(translations && { translations }),
    price: price.trim() || undefined,
    market: market ?? 'available',
    location,
    addressShown: addressShown ?? 'whole',
    address: address ?? {},
    date,
    facts: facts as FeedListing['facts'], // not validated yet, as stated above
    agentImage: agentImage === '' ? undefined : agentImage,
    ...(contact && { contact }),
    pictures: [{ url: propertyImage }, ...(pictures ?? [])].map(({ url, ...about }) =>
      pictureOf(url.trim(), { caption: '', ...about }),
    ),
    ...(tours && { tours: tours.map(withTitle) }),
    ...(documents && { documents: documents.map(withTitle) }),
    ...(openTimes && { openTimes: openTimes.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) }),
  }
}

const withTitle = ({ url, title = '' }: { url: string; title?: string | undefined }) => ({ url, title })

const pictureOf = (address: string, about: { caption: string }) =>
  /^(?:https?:|\/|$)/i.test(address) ? { url: address, ...about } : { file: address, ...about }

function lineOf(home: FeedListing): string {
  const {
    reference,
    title,
    date,
    location,
    price,
    description,
    facts,
    agentImage = '',
    pictures,
    market,
    address,
  } = home
  const { first, others } = galleryOf(
    pictures.map(({ url, file, caption, kind }) => ({ url: url ?? file ?? '', caption, kind })),
  )
  const listing = {
    ...facts,
    title,
    location,
    address,
    ...(home.addressShown !== 'whole' && { addressShown: home.addressShown }),
    description,
    language: isLanguage(home.language) ? home.language : undefined,
    translations: saidTranslations(home.translations ?? {}),
    market,
    date: date ?? '',
    price: price ?? '',
    agentImage,
    contact: home.contact,
    propertyImage: first?.url ?? '',
    pictures: others,
    tours: home.tours,
    documents: home.documents,
    openTimes: home.openTimes,
  }
  return csvLines([[reference, ...listingColumns.map((column) => cellOf(listing, column))]])
}
