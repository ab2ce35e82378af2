import { type SQL, sql } from 'drizzle-orm'
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core'
import { perArea, plotInFt2 } from './property-expressions.ts'

type Name = 'verifiedAt' | 'id' | 'yearBuilt' | 'tenure' | 'energyRating' | 'pictureCount' | 'loweredAt'

/** Indexes for facts that may be rare and have no term in the index of terms. */
export const factIndexes = (table: Record<Name, ExtraConfigColumn>, isForSale: SQL) => [
  index('property_per_area')
    .on(perArea, table.verifiedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
    .where(isForSale),
  index('property_plot').on(plotInFt2).where(sql`${isForSale} and plot is not null`),
  index('property_year').on(table.yearBuilt).where(sql`${isForSale} and year_built is not null`),
  index('property_tenure').on(table.tenure).where(sql`${isForSale} and tenure is not null`),
  index('property_energy').on(table.energyRating).where(sql`${isForSale} and energy_rating is not null`),
  index('property_pictures').on(table.pictureCount).where(isForSale),
  index('property_lowered').on(table.loweredAt).where(sql`${isForSale} and lowered_at is not null`),
]
