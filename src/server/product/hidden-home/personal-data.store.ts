import { asc, eq } from 'drizzle-orm'
import { type PersonalData, partOf, type ReadOwn } from '../../platform/noun/personal-data.store.ts'
import { hiddenHomes } from '../tables/hidden-home.ts'
import { properties } from '../tables/property.ts'

const hidden = {
  id: hiddenHomes.id,
  propertyId: hiddenHomes.propertyId,
  title: properties.title,
  hiddenAt: hiddenHomes.hiddenAt,
}

const ownHiddenHomes: ReadOwn = (db, own, part) =>
  db
    .select(hidden)
    .from(hiddenHomes)
    .innerJoin(properties, eq(properties.id, hiddenHomes.propertyId))
    .where(partOf(hiddenHomes.id, eq(hiddenHomes.userId, own.id), part))
    .orderBy(asc(hiddenHomes.id))
    .limit(part.most)

export const personalDataOfHiddenHomes: PersonalData = {
  exported: { hiddenHomes: ownHiddenHomes },
  forget: undefined,
}
