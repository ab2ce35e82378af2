import * as z from 'zod/mini'
import { CONTACT_PARTS, ContactInput, type HomeContact } from '#contract/home-contact'

const text = z.string()
export const contactFields = { contactName: text, contactPhone: text, contactEmail: text, contactImage: text }
export type TypedContact = Record<keyof typeof contactFields, string>

const fieldNames = {
  name: 'contactName',
  phone: 'contactPhone',
  email: 'contactEmail',
  image: 'contactImage',
} as const satisfies Record<(typeof CONTACT_PARTS)[number], keyof TypedContact>

export const typedContact = (contact: HomeContact | undefined): TypedContact => ({
  contactName: contact?.name ?? '',
  contactPhone: contact?.phone ?? '',
  contactEmail: contact?.email ?? '',
  contactImage: contact?.image ?? '',
})

function contactIn(typed: TypedContact): ContactInput | null {
  const stated = CONTACT_PARTS.filter((part) => typed[fieldNames[part]].trim() !== '')
  if (stated.length === 0) return null
  return { name: '', ...Object.fromEntries(stated.map((part) => [part, typed[fieldNames[part]]])) }
}

export function changedContact(
  before: HomeContact | undefined,
  typed: TypedContact,
): { contact?: ContactInput | null } {
  const was = typedContact(before)
  const isChanged = Object.values(fieldNames).some((name) => was[name] !== typed[name].trim())
  return isChanged ? { contact: contactIn(typed) } : {}
}

export function contactProblems(typed: TypedContact): Partial<TypedContact> {
  const contact = contactIn(typed)
  const issues = contact ? (ContactInput.safeParse(contact).error?.issues ?? []) : []
  return byField(Object.fromEntries(issues.map(({ path, message }) => [`contact.${String(path[0])}`, message])))
}

export function byField(errors: Record<string, string>): Record<string, string> {
  const named = CONTACT_PARTS.map((part) => [`contact.${part}`, fieldNames[part]])
  const names = new Map(named as [string, string][]) // pairs
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [names.get(name) ?? name, message]))
}
