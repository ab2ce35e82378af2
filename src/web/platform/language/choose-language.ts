import { isLanguage, LANGUAGE_COOKIE, type Language, readersLanguage } from '#contract/language'

const PARAMETER = 'lang'
const YEAR_SECONDS = 365 * 24 * 60 * 60

export function chooseLanguage(language: Language): void {
  keep(language)
  reload()
}

function reload(): void {
  const address = new URL(window.location.href)
  address.searchParams.delete(PARAMETER)
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}

export function keepLanguageOfAddress(): void {
  const tag = languageOfAddress()
  if (tag) keep(tag)
}

/** Returns the language that the address names, if the page is in it. */
function languageOfAddress(): Language | undefined {
  const tag = new URLSearchParams(window.location.search).get(PARAMETER)
  return isLanguage(tag) && tag === document.documentElement.lang ? tag : undefined
}

/**
 * Reloads the page in the account's language, unless this browser already stores it: the site may no longer offer it.
 * The language of an address holds, but not that of the page where the user has just signed in.
 */
export function followAccount(language: Language, hasJustSignedIn: boolean): void {
  if (language === readersLanguage() || isKept(language)) return
  if (languageOfAddress() && !hasJustSignedIn) return
  keep(language)
  if (isKept(language)) reload() // where cookies are blocked, the page stays as it is
}

const isKept = (language: Language): boolean => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`)

function keep(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has the Cookie Store API from 140 on, Safari from 18.4.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
