import { shownTime } from '#contract/shown-time'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { CalendarFile } from '../../platform/db/tables/mail.ts'
import { calendarFile } from '../mail/calendar-file.ts'
import { inLine } from '../mail/mail-text.ts'
import type { StoredViewing } from './viewing.store.ts'

export function calendarOf(viewing: StoredViewing): CalendarFile {
  const { _id, title, location, agentName, agentEmail, buyerName, startsAt, endsAt, timeZone, changedAt } = viewing
  const isCancelled = viewing.status === 'cancelled'
  return calendarFile({
    uid: `viewing-${_id}`,
    sequence: isCancelled ? 1 : 0,
    product: 'Viewings',
    changedAt,
    startsAt,
    endsAt,
    organizer: { name: agentName, email: agentEmail },
    summary: `Viewing: ${inLine(title)}`,
    location,
    description: [
      `${inLine(agentName)} shows ${inLine(title)} to ${inLine(buyerName)}.`,
      `At the home it is ${shownTime({ startsAt, utcOffset: offsetIn(timeZone, startsAt) })} (${timeZone}).`,
    ],
    isCancelled,
  })
}
