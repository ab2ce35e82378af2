import { shownTime } from '#contract/shown-time'
import type { ViewingClosedWhy } from '#contract/viewing-status'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { letter } from '../mail/letter.ts'
import { inLine } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'
import type { StoredOpenTime } from './open-time.store.ts'
import { calendarOf } from './open-time-calendar.ts'

type Reader = { name: string; email: string }
type Hours = Pick<StoredOpenTime, 'startsAt' | 'endsAt' | 'timeZone' | 'utcOffset'>

const home = ({ title, location }: StoredOpenTime) => `${inLine(title)}, ${inLine(location)}`
const lastOf = ({ endsAt, timeZone }: Hours) => shownTime({ startsAt: endsAt, utcOffset: offsetIn(timeZone, endsAt) })
/** Formats the time by the last notified offset, because the zone or its rules may have changed since. */
const time = ({ startsAt, endsAt, timeZone, utcOffset }: Hours) =>
  `${shownTime({ startsAt, utcOffset })} to ${lastOf({ startsAt, endsAt, timeZone, utcOffset }).split(' at ')[1]} (${timeZone})`

function to({ name, email }: Reader, openTime: StoredOpenTime, subject: string, ...lines: string[]): NotificationMail {
  return {
    ...letter({ name, email }, `${subject}: ${inLine(openTime.title)}`, lines),
    kind: 'viewings',
    page: 'viewings',
    subjectId: openTime._id,
    thread: `open-time-${openTime._id}`,
  }
}

/** Returns the mail about a changed open time. `openTime`: its new state. The attached file moves it in calendars. */
export const openTimeChanged = (reader: Reader, openTime: StoredOpenTime, before: Hours): NotificationMail => ({
  ...to(
    reader,
    openTime,
    'An open time has changed',
    `You said that you come to see ${home(openTime)}.`,
    `Until now: ${time(before)}.`,
    `From now on: ${time(openTime)}.`,
    ...(+before.startsAt === +openTime.startsAt && +before.endsAt === +openTime.endsAt
      ? ['It is the same moment: the clock by which it is shown was corrected.']
      : []),
    'The file with this mail changes it in your calendar. You can take back that you come under Viewings.',
  ),
  calendar: calendarOf(openTime),
})

const reasons: Record<ViewingClosedWhy, string> = {
  byAgent: 'The agent cancelled it.',
  byBuyer: 'It was cancelled.',
  sold: 'The home has been sold.',
  takenDown: 'The home is no longer for sale, or not for now.',
  accountClosed: 'The agent’s account was closed.',
}

/** Returns the mail about a cancelled open time. The attached file removes it from calendars. */
export const openTimeCancelled = (
  reader: Reader,
  openTime: StoredOpenTime,
  why: ViewingClosedWhy,
): NotificationMail => ({
  ...to(
    reader,
    openTime,
    'An open time is cancelled',
    `${home(openTime)} can’t be seen on ${time(openTime)}, to which you said that you come.`,
    reasons[why],
  ),
  calendar: calendarOf(openTime),
})

export const openTimeReminder = (reader: Reader, openTime: StoredOpenTime, hours: number): NotificationMail =>
  to(
    reader,
    openTime,
    hours === 1 ? 'Your visit is in an hour' : 'Your visit is tomorrow',
    `${home(openTime)} is open to visitors on ${time(openTime)}.`,
    `The agent: ${inLine(openTime.agentName)}`,
  )

/** Returns the reminder for the agent. `visitors`: the number of announced visitors. */
export const openTimeReminderOfAgent = (
  reader: Reader,
  openTime: StoredOpenTime,
  { hours, visitors }: { hours: number; visitors: number },
): NotificationMail =>
  to(
    reader,
    openTime,
    hours === 1 ? 'Your open time is in an hour' : 'Your open time is tomorrow',
    `You open ${home(openTime)} on ${time(openTime)}.`,
    visitors === 0
      ? 'So far, no one has said that they come.'
      : `${visitors === 1 ? 'One person says' : `${visitors} people say`} that they come. You find their names under Viewings.`,
  )
