import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { BRAND } from '#contract/brand'
import { shownTime } from '#contract/shown-time'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { CalendarFile } from '../../platform/db/tables/mail.ts'
import { inLine, inSubject } from '../mail/mail-text.ts'
import type { StoredViewing } from './viewing.store.ts'

/**
 * Returns a viewing as an iCalendar file (RFC 5545), with times in UTC so that they don't depend on a calendar's time
 * zone data (D-448). Its method is PUBLISH instead of REQUEST, because replies are not read. A cancelled viewing has a
 * higher sequence number, by which calendars remove it.
 */
export function calendarOf(viewing: StoredViewing): CalendarFile {
  const isCancelled = viewing.status === 'cancelled'
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  const calendar = ical({
    prodId: { company: BRAND, product: 'Viewings', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: `viewing-${viewing._id}@${BRAND.toLowerCase()}`,
    sequence: isCancelled ? 1 : 0,
    stamp: viewing.changedAt,
    start: viewing.startsAt,
    end: viewing.endsAt,
    organizer: organizerOf(viewing),
    summary: `Viewing: ${inLine(viewing.title)}`,
    location: inSubject(viewing.location),
    description: descriptionOf(viewing),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { method, content: `${calendar.toString().trimEnd()}\r\n` }
}

/** Returns the organizer, which every method requires (RFC 5546 §3.2), without double quotes (RFC 5545 §3.2). */
const organizerOf = ({ agentName, agentEmail }: StoredViewing) => ({
  name: inSubject(agentName).replaceAll('"', "'"),
  email: agentEmail,
})

const descriptionOf = ({ title, agentName, buyerName, startsAt, timeZone }: StoredViewing): string =>
  [
    `${inLine(agentName)} shows ${inLine(title)} to ${inLine(buyerName)}.`,
    `At the home it is ${shownTime({ startsAt, utcOffset: offsetIn(timeZone, startsAt) })} (${timeZone}).`,
  ].join('\n')
