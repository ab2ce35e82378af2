/** Returns the prefix of an amount in a currency (ISO 4217): "$", "£", "CA$", or "CHF" with a no-break space. */
export function signOf(currency: string): string {
  const parts = partsOf(currency, 'symbol')
  const amountAt = parts.findIndex(({ type }) => type === 'integer')
  return parts
    .slice(0, amountAt)
    .map(({ value }) => value)
    .join('')
}

const DISPLAYS = ['symbol', 'narrowSymbol', 'code'] as const
type Display = (typeof DISPLAYS)[number]

/** Removes the currency's own sign or code before an amount: "£250k" and "gbp 250k" become "250k". */
export function withoutSign(text: string, currency: string | undefined): string {
  const bare = text.trimStart()
  if (!currency || /^\d/.test(bare)) return bare
  const signIn = (display: Display) =>
    partsOf(currency, display).find(({ type }) => type === 'currency')?.value ?? currency
  const used = DISPLAYS.find((display) => bare.toLowerCase().startsWith(signIn(display).toLowerCase()))
  return used ? bare.slice(signIn(used).length).trimStart() : bare
}

/** A cache, because formatting takes far longer than a lookup, and a list needs the sign for each price. */
const known = new Map<string, Intl.NumberFormatPart[]>()

function partsOf(currency: string, currencyDisplay: Display): Intl.NumberFormatPart[] {
  const key = `${currency} ${currencyDisplay}`
  const parts =
    known.get(key) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay }).formatToParts(2)
  known.set(key, parts)
  return parts
}
