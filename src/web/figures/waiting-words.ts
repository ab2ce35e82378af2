import { now } from '#contract/clock'
import type { WaitingGroup, WaitingKind, WaitingRow } from '#contract/figures'
import { isolated } from '#contract/isolated'
import * as t from '#messages/figures'
import { underAnHourLeft } from '#messages/time'
import { readersClock } from '../platform/clock/home-clock.ts'
import { paths } from '../platform/navigation/paths.ts'
import { clockHere, timeBy } from '../ui/time/clock.ts'
import { dayInWords } from '../ui/time/day-in-words.ts'
import { daysAgo, timeLeft } from '../ui/time/format.ts'

export type WaitingEntry = {
  key: string
  kind: WaitingKind
  image?: string | undefined
  title: string
  detail: string
  action: string
  to: string
  due?: string | undefined
  at: string
}

type Reader = { email: string; isAdmin: boolean; money: (amount: number) => string }
type Words = (row: WaitingRow, reader: Reader) => Pick<WaitingEntry, 'title' | 'detail' | 'action' | 'to'>

const by = (row: WaitingRow): string => (row.person ? isolated(row.person) : t.deletedUser())
const left = ({ due }: WaitingRow): string => (due && timeLeft(due, now())) ?? underAnHourLeft()
function viewingAt({ startsAt = '', clock }: WaitingRow): string {
  const here = clock ? readersClock(clock) : clockHere
  return t.dayAndTime({ day: dayInWords(startsAt, now(), here), time: timeBy(here, startsAt) })
}

const textsOf: Record<WaitingKind, Words> = {
  payment: (row, { email, money }) => ({
    title: t.payFor({ amount: money(row.amount ?? 0), title: isolated(row.title) }),
    detail: left(row),
    action: t.pay(),
    to: paths.payment(email, row._id),
  }),
  viewing: (row) => ({
    title: t.viewingOn({ title: isolated(row.title), time: viewingAt(row) }),
    detail: `${by(row)} · ${left(row)}`,
    action: t.answer(),
    to: row.ownPart === 'buyer' ? `${paths.viewings}?as=buyer` : paths.viewings,
  }),
  viewingSoon: (row) => ({
    title: t.viewingSoon({ time: viewingAt(row), title: isolated(row.title) }),
    detail: t.withPerson({ name: by(row) }),
    action: t.seeIt(),
    to: row.ownPart === 'buyer' ? `${paths.viewings}?as=buyer` : paths.viewings,
  }),
  offer: (row, { isAdmin, money }) => ({
    title: t.offerOn({ amount: money(row.amount ?? 0), title: isolated(row.title) }),
    detail: `${by(row)} · ${daysAgo(row.at, now())}`,
    action: t.answer(),
    to: isAdmin ? paths.requestsOnMyHomes : paths.requestedProperties,
  }),
  message: (row) => ({
    title: t.wroteAbout({ name: by(row), title: isolated(row.title) }),
    detail: row.text ? isolated(row.text) : daysAgo(row.at, now()),
    action: t.reply(),
    to: paths.conversation(row._id),
  }),
  rejected: (row) => ({
    title: t.wasRejected({ title: isolated(row.title) }),
    detail: row.text ? isolated(row.text) : t.listedAgo({ when: daysAgo(row.at, now()) }),
    action: t.listAgain(),
    to: `${paths.addProperty}?${new URLSearchParams({ from: row._id })}`,
  }),
  pending: (row) => ({
    title: t.waitsForDecision({ title: isolated(row.title) }),
    detail: `${by(row)} · ${daysAgo(row.at, now())}`,
    action: t.decide(),
    to: paths.propertyDetails(row._id),
  }),
  edited: (row) => ({
    title: t.changedAfter({ title: isolated(row.title) }),
    detail: by(row),
    action: t.check(),
    to: `${paths.manageProperties}?${new URLSearchParams({ status: 'edited' })}`,
  }),
  report: (row) => ({
    title: t.reportedConversation({ name: by(row), title: isolated(row.title) }),
    detail: row.text ? isolated(row.text) : daysAgo(row.at, now()),
    action: t.read(),
    to: paths.reports,
  }),
  failedJob: (row) => ({
    title: t.jobFailed({ job: row.title }),
    detail: row.text ?? daysAgo(row.at, now()),
    action: t.tryAgain(),
    to: paths.failedJobs,
  }),
}

const isAwaited: Record<WaitingKind, boolean> = {
  payment: true,
  viewing: true,
  viewingSoon: true,
  offer: true,
  message: true,
  rejected: false,
  pending: true,
  edited: false,
  report: true,
  failedJob: false,
}

export function waitingEntries(groups: WaitingGroup[], reader: Reader): WaitingEntry[] {
  const entries = groups.flatMap(({ kind, rows }) =>
    rows.map((row) => ({
      key: `${kind} ${row._id}`,
      kind,
      image: row.image,
      due: row.due,
      at: row.at,
      ...textsOf[kind](row, reader),
    })),
  )
  return entries.sort((one, other) => {
    if (one.due && other.due) return one.due.localeCompare(other.due)
    if (one.due || other.due) return one.due ? -1 : 1
    if (isAwaited[one.kind] !== isAwaited[other.kind]) return isAwaited[one.kind] ? -1 : 1
    return one.at.localeCompare(other.at)
  })
}
