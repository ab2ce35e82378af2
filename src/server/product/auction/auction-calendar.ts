import { personName } from '#contract/person-name'
import * as t from '#messages/mails'
import { type CalendarEvent, calendarFile, timeAtHome } from '../mail/calendar-file.ts'
import { inLine } from '../mail/mail-text.ts'
import type { Home } from '../property/home.store.ts'

const HOUR_MS = 3_600_000

type Auction = { startsAt: Date; timeZone: string; now: Date }

/**
 * Returns the auction as a calendar entry of one hour, since no one knows when it ends. Of two files about one auction,
 * calendars keep the later one.
 */
export function calendarOfAuction(home: Home, { startsAt, timeZone, now }: Auction): string {
  const { _id, title, location, name, email } = home
  const event: CalendarEvent = {
    uid: `auction-${_id}`,
    name: 'auction.ics',
    sequence: 0,
    product: 'Auctions',
    changedAt: now,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    organizer: { name: personName(name), email },
    summary: t.calendarAuction({ title: inLine(title) }),
    location,
    description: [timeAtHome({ startsAt, timeZone })],
    isCancelled: false,
  }
  return calendarFile(event).content
}
