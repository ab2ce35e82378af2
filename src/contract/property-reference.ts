import * as z from 'zod/mini'

export const MAX_TITLE_LENGTH = 120
export const MAX_LOCATION_LENGTH = 200

const part = (name: string, most: number) =>
  z.optional(
    z.string(`${name} must be text`).check(z.trim(), z.maxLength(most, `${name} can have at most ${most} characters`)),
  )

/** Identifies a home by `propertyId`, or by agent e-mail, title and location (P-48). */
export const PropertyReference = z.object({
  propertyId: z.optional(z.string()),
  agentEmail: part('Agent email', 254),
  title: part('Title', MAX_TITLE_LENGTH),
  location: part('Location', MAX_LOCATION_LENGTH),
})
export type PropertyReference = z.infer<typeof PropertyReference>
