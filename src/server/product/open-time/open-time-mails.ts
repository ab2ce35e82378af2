import { shownHour, shownTime } from '#contract/shown-time'
import type { ViewingClosedWhy } from '#contract/viewing-status'
import * as t from '#messages/mails'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { homeInLine, homeLetter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'
import type { StoredOpenTime } from './open-time.store.ts'
import { calendarOf } from './open-time-calendar.ts'

type Reader = { name: string; email: string }
type Hours = Pick<StoredOpenTime, 'startsAt' | 'endsAt' | 'timeZone' | 'utcOffset'>

/** Formats the times by the last notified offset, because the zone or its rules may have changed since. */
const time = ({ startsAt, endsAt, timeZone: zone, utcOffset }: Hours) =>
  t.fromTo({
    from: shownTime({ startsAt, utcOffset }),
    until: shownHour({ startsAt: endsAt, utcOffset: offsetIn(zone, endsAt) }),
    zone,
  })

type OpenTimeText = { home: string; time: string }

function to(
  { name, email }: Reader,
  openTime: StoredOpenTime,
  subject: () => string,
  lines: (openTime: OpenTimeText) => string[],
): NotificationMail {
  const text = () => lines({ home: homeInLine(openTime), time: time(openTime) })
  return {
    ...homeLetter({ name, email }, openTime, subject, text),
    kind: 'viewings',
    page: 'viewings',
    subjectId: openTime._id,
    thread: `open-time-${openTime._id}`,
  }
}

/** Returns the mail about a changed open time. `openTime`: its new state. The attached file moves it in calendars. */
export const openTimeChanged = (reader: Reader, openTime: StoredOpenTime, before: Hours): NotificationMail => ({
  ...to(reader, openTime, t.openTimeChanged, ({ home, time: now }) => [
    t.youSaidYouCome({ home }),
    t.untilNow({ time: time(before) }),
    t.fromNowOn({ time: now }),
    ...(+before.startsAt === +openTime.startsAt && +before.endsAt === +openTime.endsAt
      ? [t.sameMomentCorrected()]
      : []),
    t.calendarChanges(),
  ]),
  calendar: () => calendarOf(openTime),
})

export const openTimeCancelled = (
  reader: Reader,
  openTime: StoredOpenTime,
  why: ViewingClosedWhy,
): NotificationMail => ({
  ...to(reader, openTime, t.openTimeCancelled, (values) => [
    t.openTimeCancelledText(values),
    t.openTimeCancelledWhy({ why: why === 'accountClosed' ? 'other' : why }),
  ]),
  calendar: () => calendarOf(openTime),
})

export const openTimeReminder = (reader: Reader, openTime: StoredOpenTime, hours: number): NotificationMail =>
  to(
    reader,
    openTime,
    () => t.visitSoon({ hours: hours === 1 ? 'one' : 'other' }),
    (values) => [t.openToVisitors(values), t.theAgent({ name: inLine(openTime.agentName) })],
  )

export const openTimeReminderOfAgent = (
  reader: Reader,
  openTime: StoredOpenTime,
  { hours, visitors }: { hours: number; visitors: number },
): NotificationMail =>
  to(
    reader,
    openTime,
    () => t.openTimeSoon({ hours: hours === 1 ? 'one' : 'other' }),
    (values) => [t.youOpen(values), visitors === 0 ? t.noVisitorsYet() : t.visitorsCome({ count: visitors })],
  )
