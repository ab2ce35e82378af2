import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import {
  NO_EMAIL,
  type Person,
  type PersonalData,
  partOf,
  type ReadOwn,
} from '../../platform/noun/personal-data.store.ts'
import { properties } from '../tables/property.ts'
import { wishes } from '../tables/wishlist.ts'

const wish = {
  id: wishes.id,
  propertyId: wishes.propertyId,
  title: properties.title,
  createdAt: wishes.createdAt,
}

const wishlist: ReadOwn = (db, own, part) =>
  db
    .select(wish)
    .from(wishes)
    .innerJoin(properties, eq(properties.id, wishes.propertyId))
    .where(partOf(wishes.id, eq(wishes.userId, own.id), part))
    .orderBy(asc(wishes.id))
    .limit(part.most)

async function forget(tx: Queryable, { email }: Person): Promise<void> {
  await tx.update(wishes).set({ agentEmail: NO_EMAIL }).where(eq(wishes.agentEmail, email))
}

export const personalDataOfWishes: PersonalData = { exported: { wishlist }, forget }
