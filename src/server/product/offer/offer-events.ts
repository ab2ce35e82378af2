import type { Queryable } from '../../platform/db/database.ts'
import { publishTo } from '../../platform/events/publish.ts'
import type { StoredOffer } from './offer.store.ts'

type Changed = Pick<StoredOffer, '_id' | 'buyerEmail' | 'agentEmail'>

/** The open pages of both sides follow an offer that was made or has moved. */
export const publishOffer = (tx: Queryable, { _id, buyerEmail, agentEmail }: Changed): Promise<void> =>
  publishTo(tx, { topic: 'offers', id: _id, emails: [buyerEmail, agentEmail] })
