import type * as Words from '@zxcvbn-ts/language-common'

/**
 * Returns whether a password is one of the 49,000 most used (zxcvbn's list of stolen passwords), plain or with common additions to
 * satisfy rules: capital letters, signs, and signs or digits instead of letters. The list is loaded with the first password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await mostUsed()
  const small = password.toLowerCase()
  const withoutSigns = [small, small.replace(/[^\p{L}\d]+$/u, ''), small.replace(/[^\p{L}\d]/gu, '')]
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
/** Digits at the end stay: "p@ssw0rd1" is "password1". */
const asWord = (text: string) => text.replace(/^.*?(?=\d*$)/, asLetters)

/** The package is in CommonJS: within the built server its names are below `default`. */
let loaded: Promise<Set<string>> | undefined

function mostUsed(): Promise<Set<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary, default: all }: Partial<typeof Words> & { default?: typeof Words }) => {
      const words = (dictionary ?? all?.dictionary)?.['passwords-common']
      if (!words) throw new Error('the list of common passwords is missing')
      return new Set(words)
    },
  )
  return loaded
}
