import { withCountryName } from '../place/country-sign.ts'
import { locateTown } from '../place/locate-town.ts'
import { placeKey } from '../place/place-key.ts'
import type { PlaceNames } from '../place/place-names.ts'
import type { AddressParts } from './address-parts.ts'
import { readHome } from './home-lines.ts'
import { readPlaces } from './place-line.ts'
import { takePostcode } from './postcode-line.ts'
import type { Habits } from './street-line.ts'
import { withoutSigns } from './without-signs.ts'

/** The limit of parsed characters; the rest of a longer text is kept unparsed. */
const MAX_READ = 400
const MAX_LINES = 20
const SEPARATORS = /[,;\n\t|、،]|\s[-–—•·]\s|[()（）]|\/(?=\p{L}{3})(?<=\p{L}{3}\/)/u

export function readAddress(names: PlaceNames, written: string, homeCountry?: string): AddressParts {
  const text = withCountryName(written)
  const lines = text
    .slice(0, MAX_READ)
    .normalize('NFC')
    .replaceAll(/(?<=\d) [-–] (?=\d+ \p{L})(?<!#\d{1,5} [-–] )/gu, '-')
    .split(SEPARATORS)
    .map((line) => withoutSigns(line.replaceAll(/\s+/g, ' '), '.:-', ':-'))
    .filter(Boolean)
  const located = locateTown(names, text.slice(0, MAX_READ), homeCountry).town
  const read = lines.slice(0, MAX_LINES)
  const kept = [...lines.slice(MAX_LINES), text.slice(MAX_READ).trim()].filter(Boolean)
  const likely = located?.country ?? homeCountry
  const home = readHome(names, read, habitsOf(names, read, likely))
  const { places, postcode, country: signed } = takePostcode(names, home.places)
  const { localities, town, region, country } = readPlaces(names, places, {
    country: signed,
    postcode,
    likely,
  })
  const locality = [...home.others, ...localities, ...kept].join(', ')
  const whole = {
    unit: home.units.join(', '),
    building: home.buildings.join(', '),
    houseNumber: home.houseNumber,
    street: home.street,
    locality,
    town,
    region,
    postcode,
    country:
      country ??
      signed ??
      located?.country ??
      (town && names.townsNamed(placeKey(town)).length > 0 ? undefined : homeCountry),
  }
  return Object.fromEntries(Object.entries(whole).filter(([, part]) => part)) as AddressParts // of its own names
}

const DUTCH = /\b[1-9]\d{3} ?[A-Z]{2}\b/
const CANADIAN = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/i

function habitsOf({ regions }: PlaceNames, lines: string[], likely: string | undefined): Habits {
  const all = lines.join(', ')
  const last = placeKey(lines.at(-1) ?? '')
  const named = regions.named(last)?.find(({ region }) => region === undefined)?.country
  const country = CANADIAN.test(all) ? 'CA' : DUTCH.test(all) && !/\bEH\d/.test(all) ? 'NL' : (named ?? likely)
  return {
    country,
    isUnitFirst: country === 'CA',
    isUnitBehind: country === 'NL' || /\bEH\d{1,2} ?\d?[A-Z]{0,2}\b|\bEdinburgh\b/.test(all),
  }
}
