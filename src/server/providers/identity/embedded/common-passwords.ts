import type * as Words from '@zxcvbn-ts/language-common'

/** The list, once loaded. Its package is CommonJS: in the built server, its exports are below `default`. */
let loaded: Promise<ReadonlySet<string>> | undefined

/** Returns the 49,000 most used passwords (zxcvbn's list of leaked ones), loaded at the first call. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary, default: all }: Partial<typeof Words> & { default?: typeof Words }) => {
      const words = (dictionary ?? all?.dictionary)?.['passwords-common']
      if (!words) throw new Error('the list of common passwords is missing')
      return new Set(words)
    },
  )
  return loaded
}
