import type { FastifyInstance } from 'fastify'
import type { AuditEntry } from '#contract/audit'
import { exportApi } from '#contract/export'
import { record } from '../../platform/audit/audit.store.ts'
import type { Gate } from '../../platform/http/serve.ts'
import { serveFile } from '../../platform/http/serve-file.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { describeEntry } from '../audit/audit.rules.ts'
import { namesIn } from '../audit/audit-names.store.ts'
import { exportLimit } from '../limits/limits.ts'
import { BYTE_ORDER_MARK, csvLines } from './csv.ts'
import { auditToExport, listingsToExport, offersToExport, peopleToExport, salesToExport } from './export.store.ts'
import { cellOf, listingColumns } from './listing-csv.rules.ts'

type Columns<Row> = Record<string, (row: Row) => Parameters<typeof csvLines>[0][number][number]>

export function exportRoutes(app: FastifyInstance, gate: Gate): void {
  const { db, reads } = gate
  const serveCsv = <Row>(
    name: keyof typeof exportApi,
    columns: Columns<Row>,
    pages: (email: string) => AsyncIterable<Row[]>,
  ) => {
    const endpoint = exportApi[name]
    serveFile(app, gate, endpoint, async (caller, request) => {
      await countTry(db, exportLimit, caller.id)
      if (endpoint.access === 'admin')
        await record(db, { actor: { caller, request }, action: `export ${name}`, kind: 'user', id: caller.id })
      return csvOf(columns, pages(caller.email))
    })
  }

  serveCsv('sales', saleColumns, (email) => salesToExport(reads, email))
  serveCsv('offers', offerColumns, (email) => offersToExport(reads, email))
  serveCsv('listings', listingCells, (email) => listingsToExport(reads, email))
  serveCsv('people', personColumns, () => peopleToExport(reads))
  serveCsv('audit', auditColumns, async function* () {
    for await (const entries of auditToExport(reads)) {
      const names = await reads((db) => namesIn(db, entries))
      yield entries.map((entry) => describeEntry(entry, names))
    }
  })
}

async function* csvOf<Row>(columns: Columns<Row>, pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  const cells = Object.values(columns)
  yield BYTE_ORDER_MARK + csvLines([Object.keys(columns)])
  for await (const rows of pages) yield csvLines(rows.map((row) => cells.map((cell) => cell(row))))
}

type Offer = Awaited<ReturnType<ReturnType<typeof offersToExport>['next']>>['value'][number]

const saleColumns: Columns<Offer> = {
  title: ({ title }) => title,
  location: ({ location }) => location,
  buyerName: ({ buyerName }) => buyerName,
  buyerEmail: ({ buyerEmail }) => buyerEmail,
  offerAmount: ({ amount }) => (amount / 100).toFixed(2),
  currency: ({ currency }) => currency,
  buyingDate: ({ buyingDate }) => buyingDate,
  createdAt: ({ createdAt }) => createdAt,
  boughtAt: ({ boughtAt }) => boughtAt,
  transactionId: ({ transactionId }) => transactionId,
  propertyId: ({ propertyId }) => propertyId,
  _id: ({ _id }) => _id,
  transactionIds: ({ transactionIds }) => transactionIds.join(' '),
}
const offerColumns: Columns<Offer> = {
  ...saleColumns,
  status: ({ status }) => status,
  acceptedAt: ({ acceptedAt }) => acceptedAt,
  closedWhy: ({ closedWhy }) => closedWhy,
  note: ({ note }) => note,
  reason: ({ reason }) => reason,
}

type Listing = Awaited<ReturnType<ReturnType<typeof listingsToExport>['next']>>['value'][number]

const listingCells: Columns<Listing> = {
  id: ({ _id, sourceId }) => sourceId ?? _id,
  ...Object.fromEntries(listingColumns.map((column) => [column, (listing: Listing) => cellOf(listing, column)])),
}

type Person = Awaited<ReturnType<ReturnType<typeof peopleToExport>['next']>>['value'][number]

const personColumns: Columns<Person> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ role }) => role,
  joinedAt: ({ joinedAt }) => joinedAt,
  _id: ({ _id }) => _id,
}

const auditColumns: Columns<AuditEntry> = {
  at: ({ at }) => at,
  actorName: ({ actorName }) => actorName,
  actorEmail: ({ actorEmail }) => actorEmail,
  action: ({ action }) => action,
  subjectKind: ({ subjectKind }) => subjectKind,
  subjectTitle: ({ subjectTitle }) => subjectTitle,
  subjectId: ({ subjectId }) => subjectId,
  before: ({ before }) => asJson(before),
  after: ({ after }) => asJson(after),
  requestId: ({ requestId }) => requestId,
  _id: ({ _id }) => _id,
}

const asJson = (state: unknown): string | undefined => (state === undefined ? undefined : JSON.stringify(state))
