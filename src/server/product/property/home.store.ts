import { eq, sql } from 'drizzle-orm'
import type { ListedProperty } from '#contract/property'
import type { Queryable } from '../../platform/db/database.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { properties, publicPropertyFields } from '../../platform/db/tables/property.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'

const { _id, title, location, email, name, propertyImage, status, sold, withdrawn, latitude, longitude } =
  publicPropertyFields
export const homeFields = {
  _id,
  title,
  location,
  email,
  name,
  propertyImage,
  status,
  sold,
  withdrawn,
  latitude,
  longitude,
}

/** The fields of a home that wishes, offers, viewings and reviews need. */
export type Home = Pick<ListedProperty, keyof typeof homeFields>

export async function homeById(db: Queryable, id: string): Promise<Home | undefined> {
  const [row] = await runPrepared(db, 'home_by_id', () => withId(db), { id })
  return row && withoutNulls(row)
}

/** Returns the row, locked until the transaction ends: until then it can't be decided, sold or deleted. */
export async function lockedHome(tx: Queryable, id: string): Promise<Home | undefined> {
  const [row] = await runPrepared(tx, 'locked_home', () => withId(tx).for('update'), { id })
  return row && withoutNulls(row)
}

const withId = (db: Queryable) =>
  db
    .select(homeFields)
    .from(properties)
    .where(eq(properties.id, sql.placeholder('id')))
