import type { Hints } from 'price-text'
import { type HomeLink, isAtHost } from '#contract/home-links'
import { languageName } from '#contract/language'
import { isTranslatedToItsOwn } from '#contract/listing-texts'
import { offMarket } from '#contract/market-state'
import { documentIdOf } from '#contract/picture-file'
import { boundsOf, clearPrice, type PriceBounds, priceRange, whyNotAsked } from '#contract/price'
import type { Property } from '#contract/property'
import type { PriceKind } from '#contract/property-facts'
import type { PropertyUpdate } from '#contract/property-fields'
import { mayBeDeleted, mayBeUpdated } from '#contract/property-status'
import { hasPage, isForSale, isPublic } from '#contract/property-visibility'
import type { Role } from '#contract/user'
import * as checks from '#messages/checks'
import * as t from '#messages/refusals'
import { invalidField, Refusal } from '../../refusal.ts'

type Person = { email: string; role: Role | null }
/**
 * A user who may read homes. `isInterested`: the home is off the market, and the user wishlisted it or made an offer on
 * it. It is required, so that the compiler finds calls without `withInterest`.
 */
export type HomeReader = Person & { isInterested: boolean }
export type HomeOfAgent = Pick<Property, 'email' | 'status' | 'sold' | 'withdrawn' | 'market'>

/**
 * Returns true if a caller may see a home: any verified one; one off the market only with an interest in it; a pending,
 * rejected or withdrawn one only as its agent or an admin (P-36, P-273).
 */
export function maySee(
  caller: HomeReader | undefined,
  property: Pick<Property, 'status' | 'withdrawn' | 'market' | 'email'>,
): boolean {
  return isPublic(property) || isTheirs(caller, property) || (caller?.isInterested === true && hasPage(property))
}

/** Refuses offers, wishes or viewings on a home that is not for sale (P-273). */
export function checkIsForSale(property: HomeOfAgent, takes: 'offers' | 'wishes' | 'viewings'): void {
  if (isForSale(property)) return
  if (property.sold) throw new Refusal('conflict', t.soldAlready)
  const state = offMarket(property)
  if (!state || !hasPage(property))
    throw new Refusal('conflict', () => t.closedTo({ takes: takes === 'viewings' ? 'other' : takes }))
  throw new Refusal('conflict', () =>
    (state === 'paused' ? t.paused : t.soldElsewhere)({ takes: takes === 'viewings' ? 'other' : takes }),
  )
}

export const isTheirs = (caller: Person | undefined, { email }: Pick<Property, 'email'>): boolean =>
  caller !== undefined && (caller.role === 'admin' || caller.email === email)

export function checkMayList(caller: Person, email: string | undefined): void {
  if (caller.role === 'admin' || caller.email === email) return
  throw new Refusal('forbidden', t.ownListingsOnly)
}

/** Allows only the home's agent to update it. Other agents get 404, admins 403 (P-36). */
export function checkMayUpdate<Row extends Pick<Property, 'email' | 'status' | 'sold'>>(
  caller: Person,
  property: Row | undefined,
): asserts property is Row {
  if (!property || (property.email !== caller.email && caller.role !== 'admin')) throw noSuchProperty()
  if (property.email !== caller.email) throw new Refusal('forbidden', t.ownAgentOnly)
  if (!mayBeUpdated(property)) throw notUpdatable(property)
}

type TextLanguages = Pick<PropertyUpdate, 'language' | 'translations'>

/** Refuses a translation into the language in which the listing itself is written. `before`: the listing to update. */
export function checkTranslations(sent: TextLanguages, before: TextLanguages = {}): void {
  const { language = before.language, translations = before.translations } = sent
  if (!isTranslatedToItsOwn(language, translations)) return
  throw invalidField(`translations.${language}`, () => checks.ownLanguageTwice({ language: languageName(language) }))
}

type Links = { tours?: HomeLink[] | null | undefined; documents?: HomeLink[] | null | undefined }

/**
 * Refuses new links in a form to tours at hosts other than `tourHosts`, and to documents that are not stored here.
 * Links that a feed added stay (P-332).
 */
export function checkLinks({ tours, documents }: Links, before: Links, tourHosts: string[]): void {
  const isNew = (url: string, known: HomeLink[] | null | undefined) => !known?.some((link) => link.url === url)
  const elsewhere = tours?.findIndex(({ url }) => !isAtHost(url, tourHosts) && isNew(url, before.tours)) ?? -1
  if (elsewhere >= 0) throw invalidField(`tours.${elsewhere}.url`, () => t.tourHost({ hosts: tourHosts.join(', ') }))
  const foreign = documents?.findIndex(({ url }) => !documentIdOf(url) && isNew(url, before.documents)) ?? -1
  if (foreign >= 0) throw invalidField(`documents.${foreign}.url`, t.uploadDocument)
}

export const notUpdatable = (property: Pick<Property, 'sold'>) =>
  new Refusal('conflict', () => t.notUpdatable({ state: property.sold ? 'sold' : 'other' }))

/** Allows the agent and any admin to delete a home; a sold one stays (P-24). */
export function checkMayDelete(caller: Person, property: Property | undefined): asserts property is Property {
  if (!property || (property.email !== caller.email && caller.role !== 'admin')) throw noSuchProperty()
  if (!mayBeDeleted(property)) throw new Refusal('conflict', t.soldStays)
}

export const noSuchProperty = () => new Refusal('notFound', t.noSuchProperty)
export const alreadyDecided = () => new Refusal('conflict', t.alreadyDecided)

type AskedPrice = { price: string; priceKind?: PriceKind | null | undefined }
/**
 * Returns the price with its bounds. Refuses an ambiguous price (P-34), or one that doesn't suit its kind (P-330).
 * `before`: the former kind of an updated home, which an absent kind keeps if the new price suits it.
 */
export function pricedAs(
  { price: text, priceKind: given }: AskedPrice,
  hints: Hints,
  before?: PriceKind,
): AskedPrice & PriceBounds {
  const price = clearPrice(text, hints)
  const { currency } = hints
  const isKept = given === undefined && before !== undefined && !whyNotAsked(price, before, { currency })
  const priceKind = given === undefined && before !== undefined && !isKept ? null : given
  const why = () => (isKept ? undefined : whyNotAsked(price, priceKind, { currency }))
  if (why()) throw invalidField('price', () => why() ?? '')
  return { price, ...(priceKind !== undefined && { priceKind }), ...boundsOf(priceRange(price, { currency })) }
}
