import { MAX_NOTES, type Note } from '#contract/note'
import { shownNumber } from '#contract/shown-number'
import * as t from '#messages/refusals'
import { Refusal } from '../../refusal.ts'

type Change = { text: string; known?: string[] | undefined }

export const isEmptyNote = (text: string): boolean => text.trim() === ''

/** Refuses to overwrite a note that was changed elsewhere since the writer read it, unless both texts are equal. */
export function checkIsKnown(stored: Note | undefined, { text, known }: Change): void {
  if (!stored || !known || stored.text === text || known.includes(stored.revision)) return
  throw new Refusal('conflict', t.noteChanged)
}

export function checkMayAddNote(kept: number): void {
  if (kept >= MAX_NOTES) throw new Refusal('conflict', () => t.tooManyNotes({ most: shownNumber(MAX_NOTES) }))
}
