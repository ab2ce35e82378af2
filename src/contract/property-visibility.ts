import type { Property } from './property.ts'

type Standing = Pick<Property, 'status' | 'sold' | 'withdrawn'>
/** Public, though it may be sold. */
export const isPublic = ({ status, withdrawn }: Omit<Standing, 'sold'>): boolean => status === 'verified' && !withdrawn
/** Takes wishes and offers. */
export const isForSale = (property: Standing): boolean => isPublic(property) && !property.sold
