import { now } from '#contract/clock'
import type { WaitingGroup, WaitingKind, WaitingRow } from '#contract/figures'
import { isolated } from '#contract/isolated'
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

const by = (row: WaitingRow): string => (row.person ? isolated(row.person) : 'Deleted user')
const left = ({ due }: WaitingRow): string => (due && timeLeft(due, now())) ?? 'less than an hour left'
function viewingAt({ startsAt = '', clock }: WaitingRow): string {
  const here = clock ? readersClock(clock) : clockHere
  return `${dayInWords(startsAt, now(), here)}, ${timeBy(here, startsAt)}`
}

const textsOf: Record<WaitingKind, Words> = {
  payment: (row, { email, money }) => ({
    title: `Pay ${money(row.amount ?? 0)} for ${isolated(row.title)}`,
    detail: left(row),
    action: 'Pay',
    to: paths.payment(email, row._id),
  }),
  viewing: (row) => ({
    title: `Viewing of ${isolated(row.title)} on ${viewingAt(row)}`,
    detail: `${by(row)} · ${left(row)}`,
    action: 'Answer',
    to: row.ownPart === 'buyer' ? `${paths.viewings}?as=buyer` : paths.viewings,
  }),
  viewingSoon: (row) => ({
    title: `${viewingAt(row)}: viewing of ${isolated(row.title)}`,
    detail: `With ${by(row)}`,
    action: 'See it',
    to: row.ownPart === 'buyer' ? `${paths.viewings}?as=buyer` : paths.viewings,
  }),
  offer: (row, { isAdmin, money }) => ({
    title: `Offer of ${money(row.amount ?? 0)} on ${isolated(row.title)}`,
    detail: `${by(row)} · ${daysAgo(row.at, now())}`,
    action: 'Answer',
    to: isAdmin ? paths.requestsOnMyHomes : paths.requestedProperties,
  }),
  message: (row) => ({
    title: `${by(row)} wrote about ${isolated(row.title)}`,
    detail: row.text ? isolated(row.text) : daysAgo(row.at, now()),
    action: 'Reply',
    to: paths.conversation(row._id),
  }),
  rejected: (row) => ({
    title: `${isolated(row.title)} was rejected`,
    detail: row.text ? isolated(row.text) : `Listed ${daysAgo(row.at, now())}`,
    action: 'List it again',
    to: `${paths.addProperty}?${new URLSearchParams({ from: row._id })}`,
  }),
  pending: (row) => ({
    title: `${isolated(row.title)} waits for your decision`,
    detail: `${by(row)} · ${daysAgo(row.at, now())}`,
    action: 'Decide',
    to: paths.propertyDetails(row._id),
  }),
  edited: (row) => ({
    title: `${isolated(row.title)} was changed after it was verified`,
    detail: by(row),
    action: 'Check',
    to: `${paths.manageProperties}?${new URLSearchParams({ status: 'edited' })}`,
  }),
  report: (row) => ({
    title: `${by(row)} reported a conversation about ${isolated(row.title)}`,
    detail: row.text ? isolated(row.text) : daysAgo(row.at, now()),
    action: 'Read',
    to: paths.reports,
  }),
  failedJob: (row) => ({
    title: `The background job ${row.title} failed`,
    detail: row.text ?? daysAgo(row.at, now()),
    action: 'Try again',
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
