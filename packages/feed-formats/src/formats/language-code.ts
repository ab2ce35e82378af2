/** Returns the code of ISO 639-1 of a language as senders write it: `es`, `es-ES`, `es_ES`, `SPA`; undefined for others. */
export function languageCode(text: string | undefined): string | undefined {
  const tag = text?.trim().replace('_', '-') ?? ''
  if (!/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(tag)) return undefined
  const [canonical = ''] = canonicalOf(tag)
  const [language = ''] = canonical.split('-')
  return language.length === 2 ? language : undefined
}

function canonicalOf(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return [] // such as two equal variants
  }
}
