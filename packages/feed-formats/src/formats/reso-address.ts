import { type ResoFields, textOf } from './reso-fields.ts'
import { isNo } from './values.ts'

const ADDRESS_DISPLAY = /^internet_?address_?display_?(?:yn)?$/i

export function resoAddress(home: ResoFields) {
  const text = (name: string) => textOf(home[name])
  const [town, region, postcode] = ['City', 'StateOrProvince', 'PostalCode'].map(text)
  const streetNames = ['StreetDirPrefix', 'StreetName', 'StreetSuffix', 'StreetDirSuffix']
  const [houseNumber, unit] = [text('StreetNumber'), text('UnitNumber')]
  const street = streetNames.map(text).filter(Boolean).join(' ')
  const unparsed = text('UnparsedAddress')
  const isHidden = Object.entries(home).some(([name, value]) => ADDRESS_DISPLAY.test(name) && isNo(value))
  const line = [houseNumber, street, unit].filter(Boolean).join(' ')
  return {
    addressShown: isHidden ? ('town' as const) : ('whole' as const),
    location: unparsed ? completed(unparsed, { town, region, postcode }) : [line, town, inOne(region, postcode)],
    address: { unit, houseNumber, street, town, region, postcode, country: text('Country') },
  }
}

type Area = { town?: string | undefined; region?: string | undefined; postcode?: string | undefined }

/**
 * Returns the parts of a location: the text, and any of town, state and postcode that it lacks, because it may be only
 * the street line.
 */
function completed(text: string, { town = '', region = '', postcode = '' }: Area): string[] {
  if (postcode !== '' && hasWords(text, postcode)) return [text]
  const isThere = town !== '' && endsAt(text, town, region)
  if (!isThere) return [text, town, inOne(region, postcode)]
  return [
    text,
    /,[^,]+$/.test(text.slice(text.toLowerCase().lastIndexOf(town.toLowerCase()))) ? postcode : inOne(region, postcode),
  ]
}

const inOne = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(' ')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const hasWords = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(words)}(?![\\p{L}\\d])`, 'iu').test(text)

const endsAt = (text: string, town: string, region: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(town)}(?=\\s*(?:,|$${region && `|${escaped(region)}(?!\\p{L})`}))`, 'iu').test(
    text,
  )
