import * as z from 'zod/mini'
import * as checks from '#messages/checks'
import * as t from '#messages/note'
import { endpoint } from './endpoint.ts'
import { canBeKept, Id, Ids, named, tooLongFor } from './text.ts'

export const MAX_NOTE_LENGTH = 2000
export const MAX_NOTES = 1_000
export const MAX_NOTES_AT_ONCE = 100
export const MAX_KNOWN_REVISIONS = 20

/**
 * A person's own note on a home. `revision`: the id of its last change. `savedAt`: ISO 8601 in UTC. `isShared`: the
 * person with whom its writer shares the wishlist may read it.
 */
export const Note = z.object({
  propertyId: z.string(),
  text: z.string(),
  revision: z.string(),
  savedAt: z.string(),
  isShared: z.boolean(),
})
export type Note = z.infer<typeof Note>

export const SharedNote = z.pick(Note, { propertyId: true, text: true, savedAt: true })
export type SharedNote = z.infer<typeof SharedNote>

/** The text as typed, with its spaces and empty lines; only line ends are normalized. */
export const NoteText = z.string(named(checks.text, t.name)).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.maxLength(MAX_NOTE_LENGTH, tooLongFor(t.name, MAX_NOTE_LENGTH)),
  canBeKept(t.name),
)

export const noteApi = {
  list: endpoint({
    method: 'GET',
    path: '/notes',
    access: 'signedIn',
    summary:
      'The caller’s own notes on the homes in `ids`, which nobody else can read unless they are shared; homes without one are left out. `shared`: those that the person with whom the caller shares the wishlist shows, on homes that the caller may see; `partner`: that person’s name',
    query: z.object({ ids: Ids(MAX_NOTES_AT_ONCE) }),
    answer: z.object({ notes: z.array(Note), shared: z.array(SharedNote), partner: z.optional(z.string()) }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/allProperty/:id/note',
    access: 'signedIn',
    summary:
      'Saves the caller’s note on a home that they may see; an empty text removes it. `revision` is the id of this change, by default a new one. With `known`, the revisions that the caller has read or sent, a note that was changed elsewhere meanwhile is not overwritten (409). `isShared` shows it to the person with whom the caller shares the wishlist; by default it stays as it was, at first false',
    body: z.object({
      text: NoteText,
      isShared: z.optional(z.boolean('isShared must be true or false')),
      revision: z.optional(Id('revision')),
      known: z.optional(
        z
          .array(Id('Each of known'))
          .check(z.maxLength(MAX_KNOWN_REVISIONS, `known are at most ${MAX_KNOWN_REVISIONS}`)),
      ),
    }),
    answer: Note,
  }),
}
