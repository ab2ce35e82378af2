/** Returns an ICU message in the pseudo-language, with the same values and choices. */
export function pseudoText(text: string): string
export function pseudoOf(nouns: Record<string, Record<string, string>>): Record<string, Record<string, string>>
/** Puts the pseudo-language in place of English and Arabic where PSEUDO_LANGUAGE is true. */
export function withPseudo<Messages extends Record<string, Record<string, Record<string, string>>>>(
  messages: Messages,
): Messages
