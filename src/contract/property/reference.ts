import * as z from 'zod/mini'

/** Which property is meant: by `propertyId`, or by agent e-mail, title and location (P-48). */
export const PropertyReference = z.object({
  propertyId: z.optional(z.string()),
  agentEmail: z.optional(z.string()),
  title: z.optional(z.string()),
  location: z.optional(z.string()),
})
export type PropertyReference = z.infer<typeof PropertyReference>
