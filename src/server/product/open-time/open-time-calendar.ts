import { personName } from '#contract/person-name'
import * as t from '#messages/mails'
import type { CalendarFile } from '../../platform/db/tables/mail.ts'
import { calendarFile, timeAtHome } from '../mail/calendar-file.ts'
import { inLine } from '../mail/mail-text.ts'
import type { StoredOpenTime } from './open-time.store.ts'

export function calendarOf(openTime: StoredOpenTime): CalendarFile {
  const { _id, title, location, agentName, agentEmail, startsAt, endsAt, timeZone, sequence, changedAt } = openTime
  return calendarFile({
    uid: `open-time-${_id}`,
    name: 'open-time.ics',
    sequence,
    product: 'Open times',
    changedAt,
    startsAt,
    endsAt,
    organizer: { name: personName(agentName), email: agentEmail },
    summary: t.calendarOpenTime({ title: inLine(title) }),
    location,
    description: [
      t.showsToAll({ agent: inLine(personName(agentName)), title: inLine(title) }),
      timeAtHome({ startsAt, timeZone }),
    ],
    isCancelled: openTime.cancelledAt !== null,
  })
}
