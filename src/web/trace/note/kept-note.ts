import { draftOf } from '../../platform/storage/draft.ts'

/** The stored, unchecked draft of a note that is not saved yet. */
export const keptNote = (email: string, propertyId: string) => draftOf(email, `note:${propertyId}`)
