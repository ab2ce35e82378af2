import type { PersonalData } from '../../platform/noun/personal-data.store.ts'
import { ownRowsOfHomes } from '../property/own-rows-of-homes.store.ts'
import { homeNotes } from '../tables/home-note.ts'

const { propertyId, text, savedAt } = homeNotes

export const personalDataOfNotes: PersonalData = {
  exported: { notes: ownRowsOfHomes(homeNotes, { id: propertyId, text, savedAt }) },
  forget: undefined,
}
