import type { PersonalData } from '../../platform/noun/personal-data.store.ts'
import { ownRowsOfHomes } from '../property/own-rows-of-homes.store.ts'
import { hiddenHomes } from '../tables/hidden-home.ts'

const { id, propertyId, hiddenAt } = hiddenHomes

export const personalDataOfHiddenHomes: PersonalData = {
  exported: { hiddenHomes: ownRowsOfHomes(hiddenHomes, { id, propertyId, hiddenAt }) },
  forget: undefined,
}
