import { sampleSales } from 'price-estimate/sample-sales'
import type { StoredSale } from '../../src/server/product/sold-price/sold-price.store.ts'

export const generatedSales = (count: number, options?: Parameters<typeof sampleSales>[1]): StoredSale[] =>
  sampleSales(count, options).map((sale, at) => ({
    ...sale,
    id: `generated:${at}`,
    source: 'pricePaid',
    currency: 'GBP',
    isAdditional: false,
    town: 'MANCHESTER',
    area: null,
  }))
