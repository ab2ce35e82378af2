import type { Property } from '#contract/property'
import { isForSale } from '#contract/property-visibility'
import type { Person } from '../platform/session/session-state.ts'
import { isOwnHome } from '../property/is-own-home.ts'

export const mayWish = (property: Property, person: Pick<Person, 'email' | 'id'>): boolean =>
  isForSale(property) && !isOwnHome(property, person)
