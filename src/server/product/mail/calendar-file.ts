import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brandName } from '#contract/brand'
import { readersLanguage } from '#contract/language'
import { shownTime } from '#contract/shown-time'
import * as t from '#messages/mails'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { CalendarFile } from '../../platform/db/tables/mail.ts'
import { inSubject } from './mail-text.ts'

/**
 * An event for a calendar. `uid`: the same for all versions of the event. `name`: that of the file. `sequence`: higher for later versions.
 * `summary`, `description`: without links (`inLine`).
 */
export type CalendarEvent = {
  uid: string
  name: string
  sequence: number
  product: string
  changedAt: Date
  startsAt: Date
  endsAt: Date
  organizer: { name: string; email: string }
  summary: string
  location: string
  description: string[]
  isCancelled: boolean
}

/**
 * Returns an event as an iCalendar file (RFC 5545), with times in UTC so that they don't depend on a calendar's time
 * zone data (D-448). Its method is PUBLISH instead of REQUEST, because replies are not read. A cancelled event has a
 * higher sequence number, by which calendars remove it.
 */
export function calendarFile(event: CalendarEvent): CalendarFile {
  const method = event.isCancelled ? 'CANCEL' : 'PUBLISH'
  const calendar = ical({
    prodId: { company: brandName(), product: event.product, language: readersLanguage().toUpperCase() },
    method: ICalCalendarMethod[method],
  })
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.changedAt,
    start: event.startsAt,
    end: event.endsAt,
    organizer: organizerOf(event.organizer),
    summary: event.summary,
    location: inSubject(event.location),
    description: event.description.join('\n'),
    status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return { name: event.name, method, content: `${calendar.toString().trimEnd()}\r\n` }
}

/** Returns the organizer, which every method requires (RFC 5546 §3.2), without double quotes (RFC 5545 §3.2). */
const organizerOf = ({ name, email }: CalendarEvent['organizer']) => ({
  name: inSubject(name).replaceAll('"', "'"),
  email,
})

export const timeAtHome = ({ startsAt, timeZone: zone }: { startsAt: Date; timeZone: string }): string =>
  t.timeAtHome({ time: shownTime({ startsAt, utcOffset: offsetIn(zone, startsAt) }), zone })
