import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as names from '#messages/listingFields'
import { MAX_LOCATION_LENGTH } from './property-reference.ts'
import { named, oneOf, seenLine, tooLongFor } from './text.ts'

/** The parts of an address from the smallest to the largest. `country`: ISO 3166-1 alpha-2. */
export const ADDRESS_PARTS = [
  'unit',
  'building',
  'houseNumber',
  'street',
  'locality',
  'town',
  'region',
  'postcode',
  'country',
] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]

/** The limit in characters: that of a whole location, as a location may consist of one part. */
export const MAX_ADDRESS_PART_LENGTH = MAX_LOCATION_LENGTH
const MAX_POSTCODE_LENGTH = 12

export const addressPartNames: Record<AddressPart, () => string> = {
  unit: names.unit,
  building: names.building,
  houseNumber: names.houseNumber,
  street: names.street,
  locality: names.locality,
  town: names.town,
  region: names.region,
  postcode: names.postcode,
  country: names.country,
}

const part = (name: AddressPart, most = MAX_ADDRESS_PART_LENGTH) =>
  z.optional(
    z.pipe(
      z.string(named(t.text, addressPartNames[name])).check(
        z.maxLength(most, tooLongFor(addressPartNames[name], most)),
        z.refine((text) => !/\p{Surrogate}/u.test(text), named(t.badCharacter, addressPartNames[name])),
      ),
      z.transform((text) => seenLine(text) || undefined),
    ),
  )

const NO_COUNTRY = { error: t.country }

function canonicalCountry(text: string): string {
  const code = text.toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return code
  const canonical = canonicalCodes.get(code) ?? new Intl.Locale(`und-${code}`).region ?? code
  canonicalCodes.set(code, canonical)
  return canonical
}

/** A cache of at most 676 codes, because creating an `Intl.Locale` takes as long as the rest of a check. */
const canonicalCodes = new Map<string, string>()

const country = z.optional(
  z.pipe(
    z.string(NO_COUNTRY).check(
      z.trim(),
      z.maxLength(2, { ...NO_COUNTRY, abort: true }),
      z.overwrite(canonicalCountry),
      z.refine((code) => code === '' || isCountry(code), NO_COUNTRY),
    ),
    z.transform((code) => code || undefined),
  ),
)

/** Returns true for an officially assigned code of ISO 3166-1 alpha-2. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.has(code)) return false
  regionNames ??= new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return regionNames.of(code) !== undefined && canonicalCountry(code) === code
}

let regionNames: Intl.DisplayNames | undefined

/**
 * Codes that CLDR names and ISO 3166-1 doesn't assign to a country, such as the EU, the UN, unknown and pseudo-locales.
 */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

export const Address = z.object({
  unit: part('unit'),
  building: part('building'),
  houseNumber: part('houseNumber'),
  street: part('street'),
  locality: part('locality'),
  town: part('town'),
  region: part('region'),
  postcode: part('postcode', MAX_POSTCODE_LENGTH),
  country,
})
export type Address = z.output<typeof Address>

export function keptParts(parts: { [Part in AddressPart]?: string | undefined }): Address {
  const kept = ADDRESS_PARTS.map((name) => [name, Address.shape[name].safeParse(parts[name]).data])
  return Object.fromEntries(kept.filter(([, part]) => part !== undefined)) as Address // each parsed
}

/** The part of an address that the public sees. Absent means the whole. */
export const ADDRESS_SHOWN = ['whole', 'street', 'town'] as const
export const AddressShown = z.enum(ADDRESS_SHOWN, oneOf(names.addressShown, ADDRESS_SHOWN))
export type AddressShown = z.infer<typeof AddressShown>
