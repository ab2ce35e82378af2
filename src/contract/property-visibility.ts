import { offMarket } from './market-state.ts'
import type { Property } from './property.ts'

type Standing = Pick<Property, 'status' | 'sold' | 'withdrawn' | 'market'>
/**
 * Returns true for a home with a details page. People who wishlisted it or made an offer may open the page even when
 * the home is off the market.
 */
export const hasPage = ({ status, withdrawn }: Pick<Standing, 'status' | 'withdrawn'>): boolean =>
  status === 'verified' && !withdrawn
export const isPublic = (property: Omit<Standing, 'sold'>): boolean => hasPage(property) && !offMarket(property)
export const isForSale = (property: Standing): boolean => isPublic(property) && !property.sold
