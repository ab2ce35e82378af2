import { formatAddress } from 'localized-address-format'
import type { Address } from '#contract/address'
import { localeOf, readersLanguage } from '#contract/language'

/** Countries that write the house number after the street (UPU S42). */
const NUMBER_LAST = new Set(
  'AD AL AR AT BA BE BG BO BR CH CL CO CR CY CZ DE DK EC EE ES FI FO GL GR GT HN HR HU IS IT LI LT LV MD ME MK MX NI NL NO PA PE PL PT PY RO RS RU SE SI SK SM SV TR UA UY VA VE XK'.split(
    ' ',
  ),
)
export function streetLine({ houseNumber, street, country }: Address): string {
  const parts = country && NUMBER_LAST.has(country) ? [street, houseNumber] : [houseNumber, street]
  return parts.filter(Boolean).join(' ')
}

/**
 * Returns the lines of an address in its country's postal format, without the country. A town or postcode that the
 * format lacks (JP, AE) becomes a line of its own. The region is omitted where the post does not want it (GB, DE).
 */
export function postalLines(address: Address): string[] {
  const { unit, building, locality, town, region, postcode, country } = address
  const near = [unit, building, streetLine(address), locality].filter(isText)
  if (!country) return [...near, town, region, postcode].filter(isText)
  const format = (addressLines: string[]) =>
    formatAddress({
      postalCountry: country,
      addressLines,
      locality: town ?? '',
      administrativeArea: region === town ? '' : (region ?? ''),
      postalCode: postcode ?? '',
    }).filter(isText)
  const lines = format(near)
  const lost = [town, postcode].filter(isText).filter((part) => !lines.some((line) => line.includes(part)))
  return lost.length === 0 ? lines : format([...near, ...lost])
}

/** Adds the country's name in the reader's language. */
export function postalLinesWithCountry(address: Address): string[] {
  const lines = postalLines(address)
  const locale = localeOf(readersLanguage())
  const name = address.country && new Intl.DisplayNames(locale, { type: 'region' }).of(address.country)
  return name && lines.length > 0 ? [...lines, name] : lines
}

const isText = (text: string | undefined): text is string => Boolean(text?.trim())
