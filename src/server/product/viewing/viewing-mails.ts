import { shownTime } from '#contract/shown-time'
import type { ViewingClosedWhy, ViewingSide } from '#contract/viewing-status'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { letter } from '../mail/letter.ts'
import { inLine, quoted } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'
import { calendarOf } from './calendar.ts'
import type { StoredViewing } from './viewing.store.ts'

const home = ({ title, location }: StoredViewing) => `${inLine(title)}, ${inLine(location)}`
const time = ({ startsAt, timeZone }: StoredViewing) =>
  `${shownTime({ startsAt, utcOffset: offsetIn(timeZone, startsAt) })} (${timeZone})`
const nameOf = (viewing: StoredViewing, side: ViewingSide) => (side === 'agent' ? viewing.agentName : viewing.buyerName)
const who = (viewing: StoredViewing, side: ViewingSide) => `The ${side}: ${inLine(nameOf(viewing, side))}`

const WHERE = 'You find it under Viewings, which your profile leads to.'

function to(side: ViewingSide, viewing: StoredViewing, subject: string, ...lines: string[]): NotificationMail {
  const email = side === 'agent' ? viewing.agentEmail : viewing.buyerEmail
  const person = { name: nameOf(viewing, side), email }
  const thread = `viewing-${viewing._id}`
  return {
    ...letter(person, `${subject}: ${inLine(viewing.title)}`, lines),
    kind: 'viewings',
    page: 'viewings',
    subjectId: viewing._id,
    thread,
  }
}

const other = (side: ViewingSide): ViewingSide => (side === 'agent' ? 'buyer' : 'agent')

export const viewingRequested = (viewing: StoredViewing): NotificationMail =>
  to(
    'agent',
    viewing,
    'A viewing is asked for',
    `You are asked to show ${home(viewing)} on ${time(viewing)}.`,
    who(viewing, 'buyer'),
    ...(viewing.note ? ['The buyer writes:', quoted(viewing.note)] : []),
    `The time is held until you answer, for a day at most. ${WHERE}`,
  )

export const viewingProposed = (viewing: StoredViewing): NotificationMail =>
  to(
    'buyer',
    viewing,
    'Another time for your viewing',
    `The agent proposes to show you ${home(viewing)} on ${time(viewing)}.`,
    who(viewing, 'agent'),
    `The time is held until you answer, for a day at most. ${WHERE}`,
  )

/**
 * Returns the mails about an agreed viewing. `addressLines`: the whole address in postal format, if its parts are
 * known.
 */
export const viewingAccepted = (viewing: StoredViewing, addressLines: string[]): NotificationMail[] => {
  const calendar = calendarOf(viewing)
  return (['agent', 'buyer'] as const).map((side) => ({
    ...to(
      side,
      viewing,
      'A viewing is agreed on',
      `You meet at ${home(viewing)} on ${time(viewing)}.`,
      ...(addressLines.length > 1 ? [addressLines.map(inLine).join('\n')] : []),
      who(viewing, other(side)),
      `The file with this mail puts it into your calendar. ${WHERE}`,
    ),
    calendar,
  }))
}

export const viewingDeclined = (viewing: StoredViewing, by: ViewingSide): NotificationMail =>
  to(
    other(by),
    viewing,
    'A viewing was declined',
    `The viewing of ${home(viewing)} on ${time(viewing)} was declined.`,
    who(viewing, by),
    ...(by === 'agent' ? ['You are welcome to ask for another time.'] : []),
  )

const reasons: Record<ViewingClosedWhy, string> = {
  byAgent: 'The agent cancelled it.',
  byBuyer: 'The buyer cancelled it.',
  sold: 'The home has been sold.',
  takenDown: 'The home is no longer for sale.',
  accountClosed: 'The account of one of you was closed.',
}

/**
 * Returns the mails about a cancellation. Their calendar file removes the viewing from both participants' calendars.
 */
export const viewingCancelled = (viewing: StoredViewing): NotificationMail[] => {
  const cancelled = { ...viewing, status: 'cancelled' as const }
  const calendar = viewing.acceptedAt ? calendarOf(cancelled) : undefined
  const why = viewing.closedWhy ? [reasons[viewing.closedWhy]] : []
  const line = `The viewing of ${home(viewing)} on ${time(viewing)} will not take place.`
  return (['agent', 'buyer'] as const).map((side) => ({
    ...to(side, viewing, 'A viewing is cancelled', line, ...why, who(viewing, other(side))),
    calendar,
  }))
}

export const viewingLapsed = (viewing: StoredViewing): NotificationMail[] => {
  const waitedFor = viewing.status === 'requested' ? 'agent' : 'buyer'
  const line = `The ${waitedFor} did not answer in time, so ${time(viewing)} at ${home(viewing)} is no longer held.`
  return (['agent', 'buyer'] as const).map((side) =>
    to(side, viewing, 'A viewing has lapsed', line, who(viewing, other(side))),
  )
}

const whyShownAnew = {
  zone: (viewing: StoredViewing) =>
    `The time zone of ${home(viewing)} was corrected, and with it the clock by which the viewing is shown.`,
  rules: (viewing: StoredViewing) =>
    `We now know other rules for the clocks at ${home(viewing)}, so the viewing is shown at another time of day.`,
}

export const viewingShownAnew = (
  viewing: StoredViewing,
  before: { timeZone: string; utcOffset: number },
  why: keyof typeof whyShownAnew,
): NotificationMail[] =>
  (['agent', 'buyer'] as const).map((side) =>
    to(
      side,
      viewing,
      'Your viewing is shown at another time',
      whyShownAnew[why](viewing),
      `Until now: ${shownTime({ startsAt: viewing.startsAt, utcOffset: before.utcOffset })} (${before.timeZone}).`,
      `From now on: ${time(viewing)}.`,
      'It is the same moment: nothing else has changed.',
      who(viewing, other(side)),
    ),
  )

export const viewingReminder = (viewing: StoredViewing, hours: number): NotificationMail[] =>
  (['agent', 'buyer'] as const).map((side) =>
    to(
      side,
      viewing,
      hours === 1 ? 'Your viewing is in an hour' : 'Your viewing is tomorrow',
      `You meet at ${home(viewing)} on ${time(viewing)}.`,
      who(viewing, other(side)),
    ),
  )
