import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Note } from '#contract/note'
import type { Queryable } from '../../platform/db/database.ts'
import { isoMoment } from '../../platform/db/tables/columns.ts'
import { homeNotes } from '../tables/home-note.ts'

const noteFields = {
  propertyId: homeNotes.propertyId,
  text: homeNotes.text,
  revision: homeNotes.revision,
  savedAt: sql<string>`${isoMoment(homeNotes.savedAt)}`,
}

const isOf = (userId: string, propertyId: string) =>
  and(eq(homeNotes.userId, userId), eq(homeNotes.propertyId, propertyId))

export const notesOf = (db: Queryable, userId: string, propertyIds: string[]): Promise<Note[]> =>
  db
    .select(noteFields)
    .from(homeNotes)
    .where(and(eq(homeNotes.userId, userId), inArray(homeNotes.propertyId, propertyIds)))

export async function noteOn(db: Queryable, userId: string, propertyId: string): Promise<Note | undefined> {
  const [note] = await db.select(noteFields).from(homeNotes).where(isOf(userId, propertyId))
  return note
}

export const countNotes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(homeNotes, eq(homeNotes.userId, userId))

type NewNote = { userId: string; propertyId: string; text: string; revision: string; savedAt: Date }

export async function keepNote(tx: Queryable, note: NewNote): Promise<void> {
  const { text, revision, savedAt } = note
  await tx
    .insert(homeNotes)
    .values(note)
    .onConflictDoUpdate({ target: [homeNotes.userId, homeNotes.propertyId], set: { text, revision, savedAt } })
}

export async function removeNote(tx: Queryable, userId: string, propertyId: string): Promise<void> {
  await tx.delete(homeNotes).where(isOf(userId, propertyId))
}
