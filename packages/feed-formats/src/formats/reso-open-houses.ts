import type { FeedOpenTime } from './feed-format.ts'
import { type ResoFields, textOf } from './reso-fields.ts'

const IN_UTC_OR_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

export function openHousesOf({ OpenHouse: houses }: ResoFields): (FeedOpenTime | undefined)[] {
  return Array.isArray(houses) ? houses.map((house) => openTimeOf(house as ResoFields | null)) : []
}

function openTimeOf(house: ResoFields | null): FeedOpenTime | undefined {
  const text = (name: string) => textOf(house?.[name])
  if (/cancel|ended/i.test(text('OpenHouseStatus')) || /broker|office|private/i.test(text('OpenHouseType')))
    return undefined
  if (/^virtual/i.test(text('OpenHouseMethod')) || /^virtual/i.test(text('OpenHouseType'))) return undefined
  const [startsAt, endsAt] = ['OpenHouseStartTime', 'OpenHouseEndTime'].map((name) => momentOf(text(name)))
  return startsAt && endsAt ? { startsAt, endsAt } : undefined
}

function momentOf(text: string): string | undefined {
  const moment = new Date(text)
  return IN_UTC_OR_OFFSET.test(text) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined
}

export const openHouseFields = (openTimes: FeedOpenTime[] | undefined, listingKey: string, modified: string) =>
  openTimes?.map(({ startsAt, endsAt }, index) => ({
    OpenHouseKey: `${listingKey}-${index}`,
    ListingKey: listingKey,
    OpenHouseStartTime: startsAt,
    OpenHouseEndTime: endsAt,
    OpenHouseStatus: 'Active',
    OpenHouseType: 'Public',
    ModificationTimestamp: modified,
  }))
