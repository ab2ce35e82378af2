import { MAX_WAITING_ROWS, type WaitingGroup, type WaitingKind, type WaitingRow } from '#contract/figures'
import type { Page, Total } from '#contract/list'
import type { Role } from '#contract/user'
import type { Database } from '../../platform/db/database.ts'
import { failedJobs } from '../../platform/jobs/failed-job.store.ts'
import { openReports } from '../conversation/report.store.ts'
import { conversationsOf } from '../conversation/viewed.store.ts'
import { openHomeReports } from '../home-report/home-report.store.ts'
import {
  editedHomes,
  MAX_COUNTED,
  paymentsDue,
  pendingHomes,
  pendingOffers,
  rejectedHomes,
  type Waiting,
} from './waiting.store.ts'
import { readViewings, type ViewingsAhead } from './waiting-viewings.ts'

type Caller = { id: string; email: string; role: Role | null }
type Asked = { db: Database; caller: Caller; now: Date; viewings: Promise<ViewingsAhead> }
type Source = { of: 'everyone' | 'agents' | 'admins'; read: (asked: Asked) => Promise<Waiting> }

const page: Page = { limit: MAX_WAITING_ROWS }

const sources: Record<WaitingKind, Source> = {
  payment: { of: 'everyone', read: ({ db, caller, now }) => paymentsDue(db, caller.email, now) },
  viewing: { of: 'everyone', read: async ({ viewings }) => (await viewings).toAnswer },
  viewingSoon: { of: 'everyone', read: async ({ viewings }) => (await viewings).agreed },
  message: { of: 'everyone', read: ({ db, caller }) => unreadMessages(db, caller.id) },
  offer: { of: 'agents', read: ({ db, caller }) => pendingOffers(db, caller.email) },
  rejected: { of: 'agents', read: ({ db, caller, now }) => rejectedHomes(db, caller.email, now) },
  pending: { of: 'admins', read: ({ db }) => pendingHomes(db) },
  edited: { of: 'admins', read: ({ db }) => editedHomes(db) },
  report: { of: 'admins', read: ({ db }) => reports(db) },
  failedJob: { of: 'admins', read: ({ db }) => jobs(db) },
}

export async function waitingFor(db: Database, caller: Caller, now: Date): Promise<WaitingGroup[]> {
  const isAdmin = caller.role === 'admin'
  const isAgent = isAdmin || caller.role === 'agent'
  const asked = { db, caller, now, viewings: readViewings(db, { id: caller.id, isAgent }, now) }
  const groups = await Promise.all(
    (Object.keys(sources) as WaitingKind[]) // its own keys
      .filter((kind) => ({ everyone: true, agents: isAgent, admins: isAdmin })[sources[kind].of])
      .map(async (kind) => ({ kind, ...bounded(await sources[kind].read(asked)) })),
  )
  return groups.filter(({ total }) => total !== 0)
}

const bounded = ({ total, rows }: Waiting): Waiting => ({
  total: typeof total === 'number' && total <= MAX_COUNTED ? total : `${MAX_COUNTED}+`,
  rows,
})

async function unreadMessages(db: Database, id: string): Promise<Waiting> {
  const { rows, total } = await conversationsOf(db, id, { ...page, unread: 'true' })
  return {
    total,
    rows: rows.map(({ _id, propertyTitle, propertyImage, other, latest }) => ({
      _id,
      title: propertyTitle,
      image: propertyImage ?? undefined,
      person: other?.name,
      text: latest.text,
      at: latest.createdAt,
    })),
  }
}

async function reports(db: Database): Promise<Waiting> {
  const [ofConversations, ofHomes] = await Promise.all([openReports(db, page), openHomeReports(db, page)])
  const rows: WaitingRow[] = [
    ...ofConversations.rows.map(({ _id, propertyTitle, reason, createdAt, reportedBy, ...people }) => ({
      _id,
      title: propertyTitle,
      person: people[reportedBy]?.name,
      text: reason,
      at: createdAt,
    })),
    ...ofHomes.rows.map(({ _id, propertyTitle, propertyImage, text, createdAt, reporter }) => ({
      _id,
      title: propertyTitle,
      image: propertyImage ?? undefined,
      person: reporter?.name,
      text,
      at: createdAt,
    })),
  ].toSorted((one, other) => other.at.localeCompare(one.at))
  const total = sumOf(ofConversations.total, ofHomes.total)
  return { total, rows: rows.slice(0, MAX_WAITING_ROWS) }
}

const sumOf = (one: Total, other: Total): Total =>
  typeof one === 'string' ? one : typeof other === 'string' ? other : one + other

async function jobs(db: Database): Promise<Waiting> {
  const { rows, total } = await failedJobs(db, page)
  return {
    total,
    rows: rows.map(({ _id, name, error, failedAt }) => ({ _id, title: name, text: error, at: failedAt })),
  }
}
