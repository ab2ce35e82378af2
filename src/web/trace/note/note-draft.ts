import * as z from 'zod/mini'
import { draftOf } from '../../platform/storage/draft.ts'

/** What was typed and is not saved yet. `known`: the revisions of the note that this text follows. `isShared`: if that was changed, too. */
const NoteDraft = z.object({ text: z.string(), known: z.array(z.string()), isShared: z.optional(z.boolean()) })
export type NoteDraft = z.infer<typeof NoteDraft>

export const noteDraft = (email: string, propertyId: string) => {
  const draft = draftOf(email, `note:${propertyId}`)
  return {
    read: (): NoteDraft | undefined => NoteDraft.safeParse(draft.read()).data,
    keep: (typed: NoteDraft | undefined): void => (typed ? draft.keep(typed) : draft.clear()),
  }
}
