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
  const tag = new URLSearchParams(window.location.search).get(PARAMETER)
  if (isLanguage(tag) && tag === document.documentElement.lang) keep(tag)
}

/**
 * Reloads the page in the account's language, unless this browser already stores it: the site may no longer offer it.
 */
export function followAccount(language: Language): void {
  if (language === readersLanguage() || isKept(language)) return
  keep(language)
  if (isKept(language)) reload() // where cookies are blocked, the page stays as it is
}

const isKept = (language: Language): boolean => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`)

function keep(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has the Cookie Store API from 140 on, Safari from 18.4.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
