import type { Property, PropertyStatus } from './property.ts'

/** An admin decides a pending property once (P-24). */
export const propertyMoves = {
  verify: { from: ['pending'], to: 'verified' },
  reject: { from: ['pending'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly ('pending' | PropertyStatus)[]; to: PropertyStatus }>

const statusOf = (property: Pick<Property, 'status'>) => property.status ?? 'pending'
export const propertyCan = (move: keyof typeof propertyMoves, property: Pick<Property, 'status'>): boolean =>
  (propertyMoves[move].from as readonly string[]).includes(statusOf(property))
/** A rejected property cannot be updated, nor can a sold one (P-24). */
export const mayBeUpdated = (property: Pick<Property, 'status' | 'sold'>): boolean =>
  statusOf(property) !== 'rejected' && !property.sold
/** A sold property can't be deleted (P-24). */
export const mayBeDeleted = (property: Pick<Property, 'sold'>): boolean => !property.sold
