import * as z from 'zod/mini'
import { keptNote } from './kept-note.ts'

/**
 * Typed text that is not saved yet. `known`: the revisions of the note on which it is based. `isShared`: present if
 * that was changed.
 */
const NoteDraft = z.object({ text: z.string(), known: z.array(z.string()), isShared: z.optional(z.boolean()) })
export type NoteDraft = z.infer<typeof NoteDraft>

export const noteDraft = (email: string, propertyId: string) => {
  const draft = keptNote(email, propertyId)
  return {
    read: (): NoteDraft | undefined => NoteDraft.safeParse(draft.read()).data,
    keep: (typed: NoteDraft | undefined): void => (typed ? draft.keep(typed) : draft.clear()),
  }
}
