import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { ContactInput, ContactsShown, HomeContact, ShownContact, ShownPhone } from '#contract/home-contact'
import * as t from '#messages/refusals'
import { invalidField } from '../../refusal.ts'

/**
 * Returns a telephone number as it is stored; undefined if it doesn't exist. `country`: ISO 3166-1 alpha-2, for numbers
 * without a country code.
 */
export function keptPhone(text: string, country: string | undefined): string | undefined {
  const phone = parsePhoneNumberFromString(text, countryCode(country))
  if (!phone?.isValid()) return undefined
  return phone.ext ? `${phone.number};ext=${phone.ext}` : phone.number
}

const countryCode = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined

export function keptContact(contact: ContactInput, country: string | undefined): HomeContact | undefined {
  const { name, email, image } = contact
  const phone = contact.phone === undefined ? undefined : keptPhone(contact.phone, country)
  if (contact.phone !== undefined && phone === undefined) return undefined
  return { name, ...(phone && { phone }), ...(email && { email }), ...(image && { image }) }
}

/** Returns a contact as it is stored; refuses one whose telephone number doesn't exist. */
export function checkedContact<None extends null | undefined>(
  contact: ContactInput | None,
  country: string | undefined,
): HomeContact | None {
  if (!contact) return contact
  const kept = keptContact(contact, country)
  if (!kept) throw invalidField('contact.phone', t.wrongPhone)
  return kept
}

export function publicContact(
  contact: HomeContact | null | undefined,
  shown: ContactsShown | null | undefined,
): HomeContact | undefined {
  if (!contact || !shown || shown === 'none') return undefined
  if (shown === 'all') return contact
  return { name: contact.name, ...(contact.image && { image: contact.image }) }
}

export function shownContact({ phone, ...contact }: HomeContact): ShownContact {
  const shown = phone === undefined ? undefined : shownPhone(phone)
  return { ...contact, ...(shown && { phone: shown }) }
}

function shownPhone(kept: string): ShownPhone | undefined {
  const phone = parsePhoneNumberFromString(kept)
  if (!phone) return undefined
  const { country } = phone
  return {
    uri: phone.getURI(),
    national: phone.formatNational(),
    international: phone.formatInternational(),
    ...(country && { country }),
  }
}
