/** Formats "250000" as "250,000". It avoids `Intl`, whose first use slows the start of the page. */
export function withSeparators(number: string | number): string {
  const text = String(number)
  const [, whole = '', decimals = ''] = /^(\d+)(\.\d+)?$/.exec(text) ?? []
  const thousands = whole.slice(whole.length % 3).match(/\d{3}/g) ?? []
  const groups = [whole.slice(0, whole.length % 3), ...thousands].filter(Boolean)
  return groups.length > 0 ? groups.join(',') + decimals : text
}
