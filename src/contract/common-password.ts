/**
 * Returns true for one of the most used passwords (`common`, in lower case), also with the additions that people make
 * to satisfy password rules: capitals, punctuation, and punctuation or digits in place of letters.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const small = password.toLowerCase()
  const withoutSignsBehind = /^.*[\p{L}\d]/su.exec(small)?.[0] ?? ''
  const withoutSigns = [small, withoutSignsBehind, small.replace(/[^\p{L}\d]/gu, '')]
  return withoutSigns.some(
    (spelling) => common.has(spelling) || common.has(asLetters(spelling)) || common.has(asWord(spelling)),
  )
}

const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const asLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? sign)
function asWord(text: string): string {
  const word = text.replace(/\d{1,20}$/, '')
  return asLetters(word) + text.slice(word.length)
}
