import { isLanguage, LANGUAGE_COOKIE, type Language } from '#contract/language'

const PARAMETER = 'lang'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Stores the chosen language for later visits, and reloads this page in it. */
export function chooseLanguage(language: Language): void {
  keep(language)
  const address = new URL(window.location.href)
  address.searchParams.delete(PARAMETER)
  if (address.href === window.location.href) window.location.reload()
  else window.location.replace(address)
}

/** Stores the language of an address such as `/?lang=de` for the following pages. */
export function keepLanguageOfAddress(): void {
  const tag = new URLSearchParams(window.location.search).get(PARAMETER)
  if (isLanguage(tag) && tag === document.documentElement.lang) keep(tag)
}

function keep(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has the Cookie Store API from 140 on, Safari from 18.4.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
