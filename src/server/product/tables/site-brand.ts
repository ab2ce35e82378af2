import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { BrandFields } from '#contract/brand-fields'
import { createdAt, id } from '../../platform/db/tables/columns.ts'
import { users } from '../../platform/db/tables/user.ts'

/** Versions of the site's brand; the newest is in effect. Null fields: the brand of the operator's file. */
export const siteBrands = pgTable(
  'site_brand',
  {
    id: id(),
    fields: jsonb('fields').$type<BrandFields>(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('site_brand_of_account').on(table.createdBy)],
)
