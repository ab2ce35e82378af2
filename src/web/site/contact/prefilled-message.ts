export type PrefilledMessage = { name?: string; email?: string; message?: string }

export function prefilledMessage(state: unknown): PrefilledMessage {
  const given = new Map(Object.entries(Object(state)))
  const prefilled: PrefilledMessage = {}
  for (const field of ['name', 'email', 'message'] as const) {
    const text = given.get(field)
    if (typeof text === 'string' && text.trim() !== '') prefilled[field] = text
  }
  return prefilled
}
