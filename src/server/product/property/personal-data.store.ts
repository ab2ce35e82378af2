import { asc, eq } from 'drizzle-orm'
import { DELETED_USER } from '#contract/person-name'
import { initialsPath } from '#contract/picture-file'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { NO_EMAIL, type Part, type Person, type PersonalData, partOf } from '../../platform/noun/personal-data.store.ts'
import { withWholeAddresses } from '../place/whole-address.store.ts'
import { openTimesAhead } from '../tables/open-time.ts'
import { properties } from '../tables/property.ts'
import { wholePropertyFields } from '../tables/property-fields.ts'
import { furtherPictures } from '../tables/property-picture.ts'
import { agentViews } from '../tables/property-view.ts'

const { _id: id, placeholder: _, wholeContact: contact, contactsShown: __, ...shown } = wholePropertyFields
const listing = {
  id,
  ...shown,
  contact,
  soldAt: properties.soldAt,
  createdAt: properties.createdAt,
  pictures: furtherPictures,
  openTimes: openTimesAhead,
}

async function listings(db: Database, own: Person, part: Part) {
  const rows = await db
    .select(listing)
    .from(properties)
    .where(partOf(properties.id, eq(properties.agentEmail, own.email), part))
    .orderBy(asc(properties.id))
    .limit(part.most)
  const whole = await withWholeAddresses(
    db,
    rows.map(({ figures, ...row }) => ({ ...row, ...figures, _id: row.id })),
  )
  return whole.map(({ _id, ...row }) => row)
}

/** Removes a deleted agent's name and address from sold listings. Unsold ones must be deleted before. */
async function forget(tx: Queryable, { email }: Person): Promise<void> {
  const agent = { agentEmail: NO_EMAIL, agentName: DELETED_USER, agentImage: initialsPath(DELETED_USER), contact: null }
  await tx.update(properties).set(agent).where(eq(properties.agentEmail, email))
  await tx.delete(agentViews).where(eq(agentViews.agentEmail, email))
}

export const personalDataOfListings: PersonalData = { exported: { listings }, forget }
