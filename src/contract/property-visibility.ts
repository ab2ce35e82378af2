import { offMarket } from './market-state.ts'
import type { Property } from './property.ts'

type Standing = Pick<Property, 'status' | 'sold' | 'withdrawn' | 'market'>
/** Has a page for those who put it on their wishlist or made an offer on it, though it may be off the market. */
export const hasPage = ({ status, withdrawn }: Pick<Standing, 'status' | 'withdrawn'>): boolean =>
  status === 'verified' && !withdrawn
/** Public, though it may be sold. */
export const isPublic = (property: Omit<Standing, 'sold'>): boolean => hasPage(property) && !offMarket(property)
/** Takes wishes and offers. */
export const isForSale = (property: Standing): boolean => isPublic(property) && !property.sold
