import { childAt, childrenAt, textAt, type XmlElement } from '../source/xml.ts'
import type { FeedListing, FeedOpenTime } from './feed-format.ts'
import { isTimeZone, localTime, momentIn } from './local-time.ts'

const ZONES: Record<string, string> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}
const NEW_ZEALAND = /^(?:NZ|NZL|New Zealand)$/i

const zoneOf = (country: string, state: string): string | undefined =>
  NEW_ZEALAND.test(country) ? 'Pacific/Auckland' : ZONES[state.toUpperCase()]

const zoneOfAddress = (address: XmlElement | undefined): string | undefined =>
  zoneOf(textAt(address, 'country'), textAt(address, 'state') || textAt(address, 'region'))

/**
 * Returns the beginning of an auction, from text or the attribute `date` as `2026-12-12T10:30` or
 * `2026-12-12-10:30:00`; undefined for a day without a time.
 */
export function auctionOf(home: XmlElement, address: XmlElement | undefined): string | undefined {
  const auction = childAt(home, 'auction')
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)[T -](\d\d:\d\d)/.exec((auction?.attributes.date ?? auction?.text ?? '').trim()) ?? []
  const zone = zoneOfAddress(address)
  return day && zone ? momentIn(zone, `${day}T${time}`) : undefined
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const HOUR = String.raw`(\d{1,2})[:.](\d\d)\s*([ap]m)`
/** Matches an inspection in the format of the DTD: `21-Dec-2010 11:00am to 1:00pm`. */
const INSPECTION = new RegExp(String.raw`^(\d{1,2})-([a-z]{3})[a-z]*-(\d{4})\s+${HOUR}\s*(?:to|-|–)\s*${HOUR}$`, 'i')

export function openTimesOf(home: XmlElement, address: XmlElement | undefined): (FeedOpenTime | undefined)[] {
  const zone = zoneOfAddress(address)
  return childrenAt(childAt(home, 'inspectionTimes'), 'inspection').map(({ text }) => {
    const [, day = '', month = '', year = '', ...hours] = INSPECTION.exec(text.trim()) ?? []
    const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
    if (!zone || number === 0) return undefined
    const date = `${year}-${two(number)}-${two(Number(day))}`
    const [startsAt, endsAt] = [hours.slice(0, 3), hours.slice(3)].map((hour) =>
      momentIn(zone, `${date}T${hour24(hour)}`),
    )
    return startsAt && endsAt ? { startsAt, endsAt } : undefined
  })
}

const two = (number: number): string => String(number).padStart(2, '0')

function hour24([hour = '', minute = '', half = '']: string[]): string {
  const isAfternoon = half.toLowerCase() === 'pm'
  return `${two((Number(hour) % 12) + (isAfternoon ? 12 : 0))}:${minute}`
}

type Place = { home: Pick<FeedListing, 'facts'>; country: string; region: string }

const zoneToWrite = ({ home, country, region }: Place): string | undefined => {
  const { timeZone } = home.facts
  return timeZone && isTimeZone(timeZone) ? timeZone : zoneOf(country, region)
}

export function auctionText(place: Place): string | undefined {
  const { auctionAt } = place.home.facts
  const zone = zoneToWrite(place)
  return auctionAt && zone ? `${localTime(zone, auctionAt).replace('T', '-')}:00` : undefined
}

export function inspectionTexts(openTimes: FeedOpenTime[] | undefined, place: Place): string[] {
  const zone = zoneToWrite(place)
  if (!zone || !openTimes) return []
  return openTimes.flatMap(({ startsAt, endsAt }) => {
    const [from, until] = [localTime(zone, startsAt), localTime(zone, endsAt)]
    const [year, month, day] = from.slice(0, 10).split('-')
    if (from.slice(0, 10) !== until.slice(0, 10)) return []
    const name = MONTHS[Number(month) - 1] ?? ''
    return [`${day}-${name.slice(0, 1).toUpperCase()}${name.slice(1)}-${year} ${hour12(from)} to ${hour12(until)}`]
  })
}

function hour12(local: string): string {
  const hour = Number(local.slice(11, 13))
  return `${hour % 12 === 0 ? 12 : hour % 12}${local.slice(13)}${hour < 12 ? 'am' : 'pm'}`
}
