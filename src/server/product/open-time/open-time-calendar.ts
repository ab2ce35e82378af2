import { shownTime } from '#contract/shown-time'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { CalendarFile } from '../../platform/db/tables/mail.ts'
import { calendarFile } from '../mail/calendar-file.ts'
import { inLine } from '../mail/mail-text.ts'
import type { StoredOpenTime } from './open-time.store.ts'

export function calendarOf(openTime: StoredOpenTime): CalendarFile {
  const { _id, title, location, agentName, agentEmail, startsAt, endsAt, timeZone, sequence, changedAt } = openTime
  return calendarFile({
    uid: `open-time-${_id}`,
    sequence,
    product: 'Open times',
    changedAt,
    startsAt,
    endsAt,
    organizer: { name: agentName, email: agentEmail },
    summary: `Open to visitors: ${inLine(title)}`,
    location,
    description: [
      `${inLine(agentName)} shows ${inLine(title)} to everybody who comes.`,
      `At the home it is ${shownTime({ startsAt, utcOffset: offsetIn(timeZone, startsAt) })} (${timeZone}).`,
    ],
    isCancelled: openTime.cancelledAt !== null,
  })
}
