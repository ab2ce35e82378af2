import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/access/caller.ts'
import { type Actor, recordAll } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { announce } from '../announce/announce.ts'
import { properties } from '../tables/property.ts'
import { propertyAddresses } from '../tables/property-address.ts'
import { rejectedFor } from './property.store.ts'
import { homesRejected } from './property-mails.ts'

type Rejection = { ids: string[]; reason: string | undefined }

export async function rejectHomes(tx: Queryable, actor: Actor<Caller>, { ids, reason }: Rejection): Promise<number> {
  const rejected = await rejectWaiting(tx, { ids, reason })
  if (rejected.length === 0) return 0
  const after = { status: 'rejected', ...(reason && { reason }) }
  await recordAll(
    tx,
    rejected.map(({ _id: id }) => ({
      actor,
      action: 'reject',
      kind: 'property',
      id,
      before: { status: 'pending' },
      after,
    })),
  )
  const emails = [...new Set(rejected.map(({ email }) => email))]
  const mails = emails.flatMap((email) => {
    const [first, ...others] = rejected.filter((home) => home.email === email && !home.isHidden)
    return first ? [homesRejected([first, ...others], reason)] : []
  })
  await announce(tx, { mails, events: [{ topic: 'listings', admins: true, emails }] })
  return rejected.length
}

async function rejectWaiting(tx: Queryable, { ids, reason }: Rejection) {
  const { id, title, location, agentEmail, agentName, withdrawnAt, status } = properties
  const waiting = and(inArray(id, ids), isNull(status), isNull(properties.soldAt))
  const homes = await tx
    .select({
      _id: id,
      title: sql<string>`coalesce((select whole_title from ${propertyAddresses} where property_id = ${id}), ${title})`,
      location: sql<string>`coalesce((select whole_location from ${propertyAddresses} where property_id = ${id}), ${location})`,
      email: agentEmail,
      name: agentName,
      isHidden: sql<boolean>`${withdrawnAt} is not null`,
    })
    .from(properties)
    .where(waiting)
    .orderBy(id)
    .for('update')
  if (homes.length > 0) await tx.update(properties).set(rejectedFor(reason)).where(waiting)
  return homes
}
