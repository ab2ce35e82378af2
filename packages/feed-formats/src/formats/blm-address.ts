import { plainText } from '../source/html-text.ts'
import type { AddressShown, FeedAddress } from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'

type Column = (name: string) => string
type Door = Pick<FeedAddress, 'unit' | 'building' | 'houseNumber' | 'street' | 'locality'>

/** Returns the address of a BLM row. Only DISPLAY_ADDRESS may be public; without it, the house number is hidden. */
export function blmAddress(row: Record<string, string>, takeUnit: ReadOptions['takeUnit']) {
  const text: Column = (name) => plainText(row[name] ?? '')
  const town = text('TOWN') || text('OS_TOWN_CITY')
  const door = doorOf(text, town, takeUnit?.(text('HOUSE_NAME_NUMBER') || text('ADDRESS_1')))
  const postcode = [text('POSTCODE1'), text('POSTCODE2')].filter(Boolean).join(' ')
  const region = text('OS_REGION')
  const display = text('DISPLAY_ADDRESS')
  const { unit, building, houseNumber, street, locality } = door
  if (!street && display !== '') return withoutStreet(display, door, { town, postcode })
  const addressShown = shownIn(display, door)
  const line = [houseNumber, street].filter(Boolean).join(' ')
  return {
    addressShown,
    location:
      display !== '' && addressShown === 'whole'
        ? [display]
        : [unit, building, line, locality, text('ADDRESS_4'), town, region],
    postcode,
    ...(display !== '' && { shownPlace: display }),
    address: { ...door, town, region, postcode, country: text('COUNTRY_CODE') || 'GB' },
  }
}

function withoutStreet(display: string, door: Door, { town, postcode }: { town: string; postcode: string }) {
  const { unit, building, houseNumber } = door
  const shown = shownIn(display, door)
  const isTown = spacedWords(display.split(',')[0] ?? '') === spacedWords(town)
  const addressShown = shown === 'town' && !isTown ? ('street' as const) : shown
  const line = [houseNumber, display].filter(Boolean).join(isTown ? ', ' : ' ')
  const location = shown === 'whole' ? [display] : [unit, building, line]
  return { addressShown, location, postcode, shownPlace: display, address: {} }
}

/**
 * Returns the parts before the street. ADDRESS_1 has flat, house name and number, or number and street in files without
 * a street column.
 */
function doorOf(text: Column, town: string, taken: { unit: string; rest: string } | undefined): Door {
  const first = text('HOUSE_NAME_NUMBER') || text('ADDRESS_1')
  const pieces = (taken?.rest ?? first).split(',').map((piece) => piece.trim())
  const at = pieces.findLastIndex((piece) => /^\d/.test(piece))
  const [, houseNumber = '', behind = ''] = /^(\d[\w/-]*)(?:\s+(\S.*))?$/.exec(pieces[at] ?? '') ?? []
  const column = text('STREET_NAME')
  const second = text('ADDRESS_2')
  const street = column || behind || (second === town ? '' : second)
  const names = pieces.filter((piece, index) => index !== at && piece !== street && piece !== town)
  const localities = [street === second || second === town ? '' : second, text('ADDRESS_3')]
  return {
    unit: taken?.unit ?? '',
    building: [...names, column ? behind : ''].filter(Boolean).join(', '),
    houseNumber,
    street,
    locality: [...new Set(localities.filter(Boolean))].join(', '),
  }
}

function shownIn(display: string, { unit, building, houseNumber, street }: Door): AddressShown {
  if (display === '') return 'street'
  const shown = ` ${spacedWords(display)} `
  const isShown = (part = '') => shown.includes(` ${spacedWords(part)} `)
  const doors = [unit, building, houseNumber].filter(Boolean)
  if (doors.length > 0 && doors.every(isShown)) return 'whole'
  return street && isShown(street) ? 'street' : 'town'
}

const spacedWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
