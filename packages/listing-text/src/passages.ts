export type Passage = { kind: string; text: string }
/**
 * A passage with contact data. `thing`: identifies the contact, which is reported once even if it occurs several times.
 */
export type FoundPassage = Passage & { thing: string }

const MAX_PASSAGES = 3

/** Returns a text as one line of at most 120 characters. */
export const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 120 ? `${line.slice(0, 117)}…` : line
}

export const found = (kind: string, text: string, thing = thingOf(kind, text)): FoundPassage => ({
  kind,
  text: shown(text),
  thing,
})

const thingOf = (kind: string, text: string): string => {
  const signs = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return kind === 'phone' && /\d{9}/.test(signs) ? signs.slice(-9) : `${kind} ${signs}`
}

export const firstOf = (passages: FoundPassage[]): Passage[] =>
  [...new Map(passages.toReversed().map((passage) => [passage.thing, passage])).values()]
    .toReversed()
    .slice(0, MAX_PASSAGES)
    .map(({ kind, text }) => ({ kind, text }))
