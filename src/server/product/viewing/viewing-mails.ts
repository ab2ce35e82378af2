import type { Address } from '#contract/address'
import { personName } from '#contract/person-name'
import { shownTime } from '#contract/shown-time'
import type { ViewingClosedWhy, ViewingSide } from '#contract/viewing-status'
import * as t from '#messages/mails'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import { homeInLine, homeLetter } from '../mail/letter.ts'
import { inLine, quoted } from '../mail/mail-text.ts'
import type { NotificationMail } from '../notification/notify.ts'
import { postalLinesWithCountry } from '../place/postal-lines.ts'
import { calendarOf } from './calendar.ts'
import type { StoredViewing } from './viewing.store.ts'

type ViewingText = { home: string; time: string }

const textOf = ({ startsAt, timeZone: zone, ...home }: StoredViewing): ViewingText => ({
  home: homeInLine(home),
  time: t.timeInZone({ time: shownTime({ startsAt, utcOffset: offsetIn(zone, startsAt) }), zone }),
})
const nameOf = (viewing: StoredViewing, side: ViewingSide) => (side === 'agent' ? viewing.agentName : viewing.buyerName)
const who = (viewing: StoredViewing, side: ViewingSide) =>
  (side === 'agent' ? t.theAgent : t.theBuyer)({ name: inLine(personName(nameOf(viewing, side))) })

function to(
  side: ViewingSide,
  viewing: StoredViewing,
  subject: () => string,
  lines: (viewing: ViewingText) => string[],
): NotificationMail {
  const email = side === 'agent' ? viewing.agentEmail : viewing.buyerEmail
  return {
    ...homeLetter({ name: nameOf(viewing, side), email }, viewing, subject, () => lines(textOf(viewing))),
    kind: 'viewings',
    page: 'viewings',
    subjectId: viewing._id,
    thread: `viewing-${viewing._id}`,
  }
}

const sides = ['agent', 'buyer'] as const
const other = (side: ViewingSide): ViewingSide => (side === 'agent' ? 'buyer' : 'agent')

export const viewingRequested = (viewing: StoredViewing): NotificationMail =>
  to('agent', viewing, t.viewingRequested, (values) => [
    t.viewingRequestedText(values),
    who(viewing, 'buyer'),
    ...(viewing.note ? [t.buyerWrites(), quoted(viewing.note)] : []),
    t.heldUntilAnswer(),
  ])

export const viewingProposed = (viewing: StoredViewing): NotificationMail =>
  to('buyer', viewing, t.viewingProposed, (values) => [
    t.viewingProposedText(values),
    who(viewing, 'agent'),
    t.heldUntilAnswer(),
  ])

/** Returns the mails about an agreed viewing. `address`: the whole one, if its parts are known. */
export const viewingAccepted = (viewing: StoredViewing, address: Address | undefined): NotificationMail[] =>
  sides.map((side) => ({
    ...to(side, viewing, t.viewingAgreed, (values) => [
      t.youMeet(values),
      ...inPostalFormat(address),
      who(viewing, other(side)),
      t.calendarAttached(),
    ]),
    calendar: () => calendarOf(viewing),
  }))

function inPostalFormat(address: Address | undefined): string[] {
  const lines = address ? postalLinesWithCountry(address) : []
  return lines.length > 1 ? [lines.map(inLine).join('\n')] : []
}

export const viewingDeclined = (viewing: StoredViewing, by: ViewingSide): NotificationMail =>
  to(other(by), viewing, t.viewingDeclined, (values) => [
    t.viewingDeclinedText(values),
    who(viewing, by),
    ...(by === 'agent' ? [t.askAnotherTime()] : []),
  ])

/**
 * Returns the mails about a cancellation. Their calendar file removes the viewing from both participants' calendars.
 */
export const viewingCancelled = (viewing: StoredViewing): NotificationMail[] => {
  const { closedWhy, acceptedAt } = viewing
  const cancelled = { ...viewing, status: 'cancelled' as const }
  return sides.map((side) => ({
    ...to(side, viewing, t.viewingCancelled, (values) => [
      t.viewingCancelledText(values),
      ...(closedWhy ? [t.viewingCancelledWhy({ why: whyFor(side, closedWhy) })] : []),
      who(viewing, other(side)),
    ]),
    calendar: acceptedAt ? () => calendarOf(cancelled) : undefined,
  }))
}

function whyFor(side: ViewingSide, why: ViewingClosedWhy) {
  if (why === 'accountClosed') return 'other'
  return why === (side === 'agent' ? 'byAgent' : 'byBuyer') ? 'byYou' : why
}

export const viewingLapsed = (viewing: StoredViewing): NotificationMail[] => {
  const silent = viewing.status === 'requested' ? 'agent' : 'buyer'
  return sides.map((side) =>
    to(side, viewing, t.viewingLapsed, (values) => [
      side === silent
        ? t.youLetLapse(values)
        : t.viewingLapsedText({ ...values, side: silent === 'agent' ? 'agent' : 'other' }),
      who(viewing, other(side)),
    ]),
  )
}

const whyShownAnew = { zone: t.zoneCorrected, rules: t.rulesChanged }

export const viewingShownAnew = (
  viewing: StoredViewing,
  before: { timeZone: string; utcOffset: number },
  why: keyof typeof whyShownAnew,
): NotificationMail[] =>
  sides.map((side) =>
    to(side, viewing, t.shownAnew, ({ home, time }) => {
      const until = shownTime({ startsAt: viewing.startsAt, utcOffset: before.utcOffset })
      return [
        whyShownAnew[why]({ home }),
        t.untilNow({ time: t.timeInZone({ time: until, zone: before.timeZone }) }),
        t.fromNowOn({ time }),
        t.sameMoment(),
        who(viewing, other(side)),
      ]
    }),
  )

export const viewingReminder = (viewing: StoredViewing, hours: number): NotificationMail[] =>
  sides.map((side) =>
    to(
      side,
      viewing,
      () => t.viewingSoon({ hours: hours === 1 ? 'one' : 'other' }),
      (values) => [t.youMeet(values), who(viewing, other(side))],
    ),
  )
