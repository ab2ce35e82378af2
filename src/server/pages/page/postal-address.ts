/** The names of countries in English, by which the end of a location is known. */
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const codes = letters.flatMap((first) => letters.map((second) => first + second))
const countryCodes = new Map([
  ...codes.flatMap((code) => {
    const name = regions.of(code)
    return name === undefined ? [] : [[name.toLowerCase(), code] as const]
  }),
  ['usa', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
])

const POSTCODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4,6}(?:-\d{4})?)$/i // British, or a row of digits as in most countries

/** A location in the parts of an address, as far as they can be made out; text that can't stays in `name`. */
export function postalAddress(location: string): object {
  const parts = location.split(',').map((part) => part.trim())
  const addressCountry = countryCodes.get(parts.at(-1)?.toLowerCase() ?? '')
  if (addressCountry) parts.pop()
  const postalCode = parts.find((part) => POSTCODE.test(part))
  const [first, second, third] = parts.filter((part) => part !== postalCode && part !== '')
  // Two parts are a town and its region, unless the first has a number, as a street does.
  const hasStreet = third !== undefined || (first !== undefined && /\d/.test(first))
  const [streetAddress, addressLocality, addressRegion] = hasStreet
    ? [first, second, third]
    : [undefined, first, second]
  return {
    '@type': 'PostalAddress',
    name: location,
    streetAddress,
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry,
  }
}
