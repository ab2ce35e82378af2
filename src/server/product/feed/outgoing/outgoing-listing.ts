import type { FeedListing } from 'feed-formats'
import type { Currency } from '#contract/currency'
import type { HomeLink } from '#contract/home-links'
import { priceRange } from '#contract/price'
import { type FactName, homeFacts } from '#contract/property-facts'
import { partsOf } from '../../place/address.store.ts'
import { shownParts, shownText } from '../../place/shown-address.ts'
import { publicContact } from '../../property/home-contact.ts'
import { eachFigureInWords } from '../../property/shown-property.ts'
import { isDrawing } from '../reading/listing-files.ts'
import type { homesForSale } from './outgoing-homes.store.ts'

type Home = ReturnType<typeof homesForSale> extends AsyncGenerator<infer Row> ? Row : never
type Terms = { origin: string; currency: Currency }

const facts = Object.keys(homeFacts) as FactName[]

/**
 * Returns a listing for a feed to portals: only the public parts of its address and contact, absolute picture addresses, the price
 * in plain digits (two amounts of a range), and the reference under which the home was imported.
 */
export function outgoingListing(home: Home, { origin, currency }: Terms): FeedListing {
  const range = priceRange(home.price, { currency })
  const address = (path: string) => (path.startsWith('/') ? origin + path : path)
  const pictures = [{ url: home.propertyImage, caption: '', kind: undefined }, ...(home.pictures ?? [])]
  const contact = publicContact(home.wholeContact, home.contactsShown)
  const whole = home.address ? partsOf(home.address) : {}
  const addressShown = home.address?.shown ?? 'whole'
  const location = home.address?.wholeLocation ?? home.location
  const publicText = (text: string) => shownText(text, whole, addressShown, location, home.language)
  const linkOf = ({ url, title }: HomeLink) => ({ url: address(url), title: publicText(title) })
  const shownFacts = { ...home, ...eachFigureInWords(home, publicText) }
  return {
    reference: home.sourceId ?? home._id,
    place: {},
    title: home.title,
    description: home.description,
    language: home.language,
    translations: home.translations,
    price: range && [...new Set([range.lowest, range.highest])].map((cents) => cents / 100).join(' - '),
    currency,
    market: home.market ?? (home.underOffer ? 'underOffer' : 'available'),
    location: home.location,
    addressShown,
    address: shownParts(whole, addressShown),
    date: home.date,
    modified: home.modified,
    facts: Object.fromEntries(
      facts.flatMap((name) => (shownFacts[name] === undefined ? [] : [[name, shownFacts[name]]])),
    ),
    agentImage: address(home.agentImage),
    ...(contact && { contact: { ...contact, ...(contact.image && { image: address(contact.image) }) } }),
    ...(home.tours && { tours: home.tours.map(linkOf) }),
    ...(home.documents && { documents: home.documents.map(linkOf) }),
    ...(home.openTimes && { openTimes: home.openTimes.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })) }),
    pictures: pictures
      .filter(({ url }) => !isDrawing(url))
      .map(({ url, caption, kind }) => ({
        url: address(url),
        caption: publicText(caption),
        ...(kind && { kind }),
      })),
  }
}
