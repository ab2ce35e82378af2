import { afterEach, expect, test } from 'vitest'
import { inLanguage, LANGUAGES, setSiteLanguages } from '#contract/language'
import { resetLink } from '../auth/auth-mails.ts'
import { linkInLanguage } from './link-in-language.ts'
import { writtenIn } from './mail.store.ts'

afterEach(() => setSiteLanguages(LANGUAGES))

const LINK = 'https://homes.example/resetPassword?token=a#b'

test('a link in a mail leads to the page in the language of the mail', () => {
  expect(inLanguage('ar', () => linkInLanguage(LINK))).toBe('https://homes.example/resetPassword?token=a&lang=ar#b')
  const { body } = writtenIn('de', resetLink({ email: 'ann@people.example' }, LINK))
  expect(body).toContain('https://homes.example/resetPassword?token=a&lang=de#b')
})

test('a link of a site with one language stays as it is', () => {
  setSiteLanguages(['de'])
  expect(linkInLanguage(LINK)).toBe(LINK)
})
