import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import { isOwnHome, type Person } from '../session/session-state.ts'

/** True when this person may wish the property: it is for sale, and not their own (P-38). */
export const mayWish = (property: Property, person: Pick<Person, 'email' | 'id'>): boolean =>
  isForSale(property) && !isOwnHome(property, person)
