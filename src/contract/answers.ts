import * as z from 'zod/mini'

export const Inserted = z.object({ insertedId: z.string() })
export const Modified = z.object({ modifiedCount: z.number() })
export const Deleted = z.object({ deletedCount: z.number() })

/** A total as lists have it: a number, or with a plus where counting stopped. */
export const Total = z.union([z.number(), z.templateLiteral([z.number(), '+'])])
