import { v7 } from 'uuid'
import type { Currency } from '#contract/currency'
import { fieldMessage } from '#contract/field-message'
import { languageName } from '#contract/language'
import { isTranslatedToItsOwn } from '#contract/listing-texts'
import { boundsOf, priceRange, whyNotAsked } from '#contract/price'
import { missingUnit } from '#contract/property-facts'
import { NewProperty } from '#contract/property-fields'
import { inSentences } from '#contract/sentences'
import { requiredLine } from '#contract/text'
import * as checks from '#messages/checks'
import * as r from '#messages/feedReports'
import * as t from '#messages/refusals'
import { isTimeZone } from '../../platform/clocks/time-zones.ts'
import { keptContact } from '../property/home-contact.ts'
import { marketColumns } from '../property/property-market.store.ts'
import { pictureColumns } from '../tables/property-picture.ts'
import type { Agent, ListingDraft } from './listing-draft.ts'
import type { NewListing } from './new-listing.store.ts'

const RowId = requiredLine('id', 200)

export type RowResult = { listing: NewListing } | { reason: string }

export type ListingTerms = { currency: Currency; verified: boolean }

export function checkedListing(
  { sourceId, listing }: ListingDraft,
  agent: Agent,
  { currency, verified }: ListingTerms,
): RowResult {
  if (`${sourceId}${JSON.stringify(listing)}`.includes('\uFFFD')) return { reason: r.notUtf8() }
  const id = RowId.safeParse(sourceId)
  const read = NewProperty.safeParse(listing, { error: fieldMessage })
  const issues = [...(id.error?.issues ?? []), ...(read.error?.issues ?? [])]
  if (!id.success || !read.success) return { reason: inSentences([...new Set(issues.map(({ message }) => message))]) }
  const { timeZone } = read.data
  if (timeZone && !isTimeZone(timeZone)) return { reason: checks.unknownTimeZone() }
  const { language, translations } = read.data
  if (isTranslatedToItsOwn(language, translations))
    return { reason: checks.ownLanguageTwice({ language: languageName(language) }) }
  const unclear = whyNotAsked(read.data.price, read.data.priceKind, { currency })
  if (unclear) return { reason: unclear }
  const contact = read.data.contact && keptContact(read.data.contact, read.data.address?.country)
  if (read.data.contact && !contact) return { reason: t.wrongPhone() }
  const now = new Date()
  const { agentImage, propertyImage, date, pictures, market, ...rest } = read.data
  return {
    listing: {
      ...rest,
      contact: contact ?? null,
      ...missingUnit(rest),
      ...marketColumns(market),
      id: v7(), // in the order of the file
      sourceId: id.data,
      date: date ?? now.toISOString().slice(0, 10),
      ...boundsOf(priceRange(read.data.price, { currency })),
      agentEmail: agent.email,
      agentName: agent.name,
      agentImage,
      image: propertyImage,
      pictures: pictures ?? [],
      ...pictureColumns(pictures ?? []),
      createdAt: now,
      ...(verified && { status: 'verified', verifiedAt: now }),
    },
  }
}
