import * as z from 'zod/mini'
import * as f from '#messages/fields'
import { Email } from './email.ts'
import { PictureUrl, requiredLine } from './text.ts'

export const MAX_CONTACT_NAME_LENGTH = 80
const MAX_PHONE_LENGTH = 40

/** The parts of a contact, in the order of forms and of the columns of our own CSV. */
export const CONTACT_PARTS = ['name', 'phone', 'email', 'image'] as const
export type ContactPart = (typeof CONTACT_PARTS)[number]

/**
 * The person at the agency who looks after a home. `phone`: as typed in requests; the server refuses a number that
 * doesn't exist in its country, and stores it with its country code.
 */
export const ContactInput = z.object({
  name: requiredLine(f.contactName, MAX_CONTACT_NAME_LENGTH),
  phone: z.optional(requiredLine(f.contactPhone, MAX_PHONE_LENGTH)),
  email: z.optional(Email),
  image: z.optional(PictureUrl(f.contactPicture)),
})
export type ContactInput = z.output<typeof ContactInput>

/** A contact as stored. `phone`: E.164, with an extension as in RFC 3966: `+442079460123;ext=12`. */
export type HomeContact = { name: string; phone?: string; email?: string; image?: string }

/** A number to show. `country`: ISO 3166-1 alpha-2; readers there see `national`, all others the international form. */
export const ShownPhone = z.object({
  uri: z.string(),
  national: z.string(),
  international: z.string(),
  country: z.optional(z.string()),
})
export type ShownPhone = z.infer<typeof ShownPhone>

const optional = z.optional(z.string())
export const ShownContact = z.object({
  name: z.string(),
  phone: z.optional(ShownPhone),
  email: optional,
  image: optional,
})
export type ShownContact = z.infer<typeof ShownContact>

export const KeptContact = z.extend(ShownContact, { phone: optional })

/** The public parts of the contacts of an agent's homes. `name`: name and picture. `all`: telephone and e-mail, too. */
export const CONTACTS_SHOWN = ['none', 'name', 'all'] as const
export const ContactsShown = z.enum(CONTACTS_SHOWN, 'contactsShown is none, name or all')
export type ContactsShown = z.infer<typeof ContactsShown>
