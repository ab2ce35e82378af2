/** "250000" → "250,000"; anything but a bare number stays as it is. Without `Intl`, whose first use costs the page's start dearly. */
export const withSeparators = (number: string | number): string => {
  const text = String(number)
  return /^\d+(\.\d+)?$/.test(text) ? text.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,') : text
}
