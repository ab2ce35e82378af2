import { expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

const languageOf = pageLanguage(['de', 'en', 'ar'])

test.each([
  ['the site’s own without a word from the reader', '/', {}, 'de'],
  ['the best of the browser’s that the site has', '/', { 'accept-language': 'fr;q=0.9, ar-EG;q=0.5, en;q=0.3' }, 'ar'],
  ['the site’s own when it has none of the browser’s', '/', { 'accept-language': 'fr, es;q=0.5' }, 'de'],
  ['the site’s own for a header that can’t be read', '/', { 'accept-language': ';;q=x' }, 'de'],
  ['the cookie’s before the browser’s', '/', { cookie: 'a=1; language=en', 'accept-language': 'ar' }, 'en'],
  ['the browser’s when the site lacks the cookie’s', '/', { cookie: 'language=fr', 'accept-language': 'en' }, 'en'],
  ['none of a cookie whose name only ends alike', '/', { cookie: 'my_language=en' }, 'de'],
  ['the address’s before the cookie’s', '/?q=x&lang=ar', { cookie: 'language=en' }, 'ar'],
  ['the cookie’s when the site lacks the address’s', '/?lang=fr', { cookie: 'language=en' }, 'en'],
  ['the address’s in capitals', '/?lang=AR', {}, 'ar'],
  ['the address’s with a country', '/?lang=en-GB&q=x', {}, 'en'],
  ['none of a longer word in the address', '/?lang=english', {}, 'de'],
])('the language of a page is %s', (_what, url, headers, language) => {
  expect(languageOf(url, headers)).toBe(language)
})

test.each([
  ['de-AT, en', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-CA,en;q=0.7,fr;q=0.3', 'fr'],
  ['en;q=0.5, FR-ca;q=0.6', 'fr'],
  ['en;q=0.5, ar-EG', 'ar'],
  ['pt-BR, pt;q=0.9, de-CH;q=0.8, en;q=0.7', 'de'],
  ['zh-Hant-TW, ar-EG-u-nu-arab;q=0.4', 'ar'],
  ['it, *;q=0.5', 'en'],
  ['*', 'en'],
  ['en;q=0, *', 'es'],
  ['en;q=0, fr;q=0.2, *;q=0.5', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
])('the language of a reader who prefers %s is %s', (header, language) => {
  const offered = pageLanguage(['en', 'es', 'de', 'fr', 'ar'])
  expect(offered('/', { 'accept-language': header })).toBe(language)
})

test('a site of one language has no other', () => {
  expect(pageLanguage(['en'])('/?lang=de', { cookie: 'language=de', 'accept-language': 'de' })).toBe('en')
})
