import { draftOf } from '../../platform/storage/draft.ts'

/** What was typed about a home and is not saved yet, as it is stored. */
export const keptNote = (email: string, propertyId: string) => draftOf(email, `note:${propertyId}`)
