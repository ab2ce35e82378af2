import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Note, SharedNote } from '#contract/note'
import type { Queryable } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { isVisibleTo, type Viewer } from '../property/visible-to.store.ts'
import { homeNotes } from '../tables/home-note.ts'
import { properties } from '../tables/property.ts'

const noteFields = {
  propertyId: homeNotes.propertyId,
  text: homeNotes.text,
  revision: homeNotes.revision,
  savedAt: sql<string>`${isoMoment(homeNotes.savedAt)}`,
  isShared: sql<boolean>`${homeNotes.sharingId} is not null`,
}

const isOf = (userId: string, propertyId: string) =>
  and(eq(homeNotes.userId, userId), eq(homeNotes.propertyId, propertyId))

export const notesOf = (db: Queryable, userId: string, propertyIds: string[]): Promise<Note[]> =>
  db
    .select(noteFields)
    .from(homeNotes)
    .where(and(eq(homeNotes.userId, userId), inArray(homeNotes.propertyId, propertyIds)))

type Partner = { id: string; sharingId: string }

export function sharedNotesOf(db: Queryable, caller: Viewer, partner: Partner, ids: string[]): Promise<SharedNote[]> {
  const { propertyId, text, savedAt } = noteFields
  const isShown = and(eq(homeNotes.userId, partner.id), eq(homeNotes.sharingId, partner.sharingId))
  return db
    .select({ propertyId, text, savedAt })
    .from(homeNotes)
    .innerJoin(properties, eq(properties.id, homeNotes.propertyId))
    .where(and(isShown, inArray(homeNotes.propertyId, ids), isVisibleTo(caller)))
}

export async function noteOn(db: Queryable, userId: string, propertyId: string): Promise<Note | undefined> {
  const [note] = await db.select(noteFields).from(homeNotes).where(isOf(userId, propertyId))
  return note
}

export const countNotes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(homeNotes, eq(homeNotes.userId, userId))

type NewNote = {
  userId: string
  propertyId: string
  text: string
  revision: string
  savedAt: Date
  sharingId: string | null
}

export async function keepNote(tx: Queryable, note: NewNote): Promise<void> {
  const { text, revision, savedAt, sharingId } = note
  await tx
    .insert(homeNotes)
    .values(note)
    .onConflictDoUpdate({
      target: [homeNotes.userId, homeNotes.propertyId],
      set: { text, revision, savedAt, sharingId },
    })
}

export async function removeNote(tx: Queryable, userId: string, propertyId: string): Promise<void> {
  await tx.delete(homeNotes).where(isOf(userId, propertyId))
}
