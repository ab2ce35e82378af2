/** Returns a text with letters for the digits within words: "t3l3gr4m". */
export const unleeted = (text: string): string =>
  text.replaceAll(/[\p{L}\d@$]{5,}/gu, (word) =>
    /\p{L}/u.test(word) && /[\d@$]/.test(word) ? word.replaceAll(/[0134579@$]/g, (sign) => LEET[sign] ?? sign) : word,
  )
const LEET: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 9: 'g', '@': 'a', $: 's' }
