import type { RowsOf } from '../row.ts'
import { NO_ID } from '../world.ts'

const ids = { query: { ids: NO_ID } }

export const figuresRows: RowsOf<'figures'> = {
  ofAgent: [{ what: 'see an agent’s figures' }],
  ofBuyer: [{ what: 'see a buyer’s figures' }],
  ofAdmin: [{ what: 'see the site’s figures' }],
  ofHomes: [{ what: 'see the figures of homes', send: ids }],
  ofPeople: [{ what: 'see the figures of people', send: ids }],
}

export const exportRows: RowsOf<'export'> = {
  sales: [{ what: 'download sales' }],
  offers: [{ what: 'download offers' }],
  audit: [{ what: 'download the audit trail' }],
  people: [{ what: 'download all people' }],
}

export const auditRows: RowsOf<'audit'> = { list: [{ what: 'read the audit trail' }] }
