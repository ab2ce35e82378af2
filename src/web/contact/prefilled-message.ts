/** What somebody has written elsewhere, brought to the contact form in the router's state. */
export type BroughtMessage = { name?: string; email?: string; message?: string }

/** Reads it; whatever is no text, or blank, is left out. */
export function broughtMessage(state: unknown): BroughtMessage {
  const given = new Map(Object.entries(Object(state)))
  const brought: BroughtMessage = {}
  for (const field of ['name', 'email', 'message'] as const) {
    const text = given.get(field)
    if (typeof text === 'string' && text.trim() !== '') brought[field] = text
  }
  return brought
}
