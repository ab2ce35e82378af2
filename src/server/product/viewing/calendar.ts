import { personName } from '#contract/person-name'
import * as t from '#messages/mails'
import type { CalendarFile } from '../../platform/db/tables/mail.ts'
import { calendarFile, timeAtHome } from '../mail/calendar-file.ts'
import { inLine } from '../mail/mail-text.ts'
import type { StoredViewing } from './viewing.store.ts'

export function calendarOf(viewing: StoredViewing): CalendarFile {
  const { _id, title, location, agentName, agentEmail, buyerName, startsAt, endsAt, timeZone, changedAt } = viewing
  const isCancelled = viewing.status === 'cancelled'
  return calendarFile({
    uid: `viewing-${_id}`,
    name: 'viewing.ics',
    sequence: isCancelled ? 1 : 0,
    product: 'Viewings',
    changedAt,
    startsAt,
    endsAt,
    organizer: { name: personName(agentName), email: agentEmail },
    summary: t.calendarViewing({ title: inLine(title) }),
    location,
    description: [
      t.showsToBuyer({
        agent: inLine(personName(agentName)),
        title: inLine(title),
        buyer: inLine(personName(buyerName)),
      }),
      timeAtHome({ startsAt, timeZone }),
    ],
    isCancelled,
  })
}
