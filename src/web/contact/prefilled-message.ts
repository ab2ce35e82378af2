/** A message from another form, passed to the contact form in the router's state. */
export type BroughtMessage = { name?: string; email?: string; message?: string }

/** Reads the message; blank fields and values that are not text are left out. */
export function broughtMessage(state: unknown): BroughtMessage {
  const given = new Map(Object.entries(Object(state)))
  const brought: BroughtMessage = {}
  for (const field of ['name', 'email', 'message'] as const) {
    const text = given.get(field)
    if (typeof text === 'string' && text.trim() !== '') brought[field] = text
  }
  return brought
}
