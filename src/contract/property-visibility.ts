import { offMarket } from './market-state.ts'
import type { Property } from './property.ts'

type Standing = Pick<Property, 'status' | 'sold' | 'withdrawn' | 'market'>
/** Visible to those with a wish or an offer, even off the market. */
export const hasPage = ({ status, withdrawn }: Pick<Standing, 'status' | 'withdrawn'>): boolean =>
  status === 'verified' && !withdrawn
/** Public, even if sold. */
export const isPublic = (property: Omit<Standing, 'sold'>): boolean => hasPage(property) && !offMarket(property)
export const isForSale = (property: Standing): boolean => isPublic(property) && !property.sold
