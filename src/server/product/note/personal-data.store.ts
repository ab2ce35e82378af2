import { asc, eq } from 'drizzle-orm'
import { type PersonalData, partOf, type ReadOwn } from '../../platform/noun/personal-data.store.ts'
import { homeNotes } from '../tables/home-note.ts'
import { properties } from '../tables/property.ts'

const note = {
  id: homeNotes.propertyId,
  title: properties.title,
  text: homeNotes.text,
  savedAt: homeNotes.savedAt,
}

const notes: ReadOwn = (db, own, part) =>
  db
    .select(note)
    .from(homeNotes)
    .innerJoin(properties, eq(properties.id, homeNotes.propertyId))
    .where(partOf(homeNotes.propertyId, eq(homeNotes.userId, own.id), part))
    .orderBy(asc(homeNotes.propertyId))
    .limit(part.most)

export const personalDataOfNotes: PersonalData = { exported: { notes }, forget: undefined }
