import type { Property, PropertyStatus } from './property.ts'

export const propertyMoves = {
  verify: { from: ['pending'], to: 'verified' },
  reject: { from: ['pending'], to: 'rejected' },
} as const satisfies Record<string, { from: readonly ('pending' | PropertyStatus)[]; to: PropertyStatus }>

const statusOf = (property: Pick<Property, 'status'>) => property.status ?? 'pending'
export const propertyCan = (move: keyof typeof propertyMoves, property: Pick<Property, 'status'>): boolean =>
  (propertyMoves[move].from as readonly string[]).includes(statusOf(property))
export const mayBeUpdated = (property: Pick<Property, 'status' | 'sold'>): boolean =>
  statusOf(property) !== 'rejected' && !property.sold
export const mayBeDeleted = (property: Pick<Property, 'sold'>): boolean => !property.sold
