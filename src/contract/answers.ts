import * as z from 'zod/mini'

export const Inserted = z.object({ insertedId: z.string() })
export const Modified = z.object({ modifiedCount: z.number() })
export const Deleted = z.object({ deletedCount: z.number() })

export const Total = z.union([z.number(), z.templateLiteral([z.number(), '+'])])
